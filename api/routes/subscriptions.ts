import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { Services } from '../context';
import { webAddress } from '../enquiries/fields';
import { filled, sentJson, visitorEmail } from '../http/bodies';
import { clientAddress } from '../http/clientAddress';
import { countOrRefuse, type RateLimit } from '../http/rateLimit';
import { mailSettings } from '../mail/settings';
import { subscribe } from '../mail/subscribe';

const requests: RateLimit = {
  most: 5,
  seconds: 10 * 60,
  message: (wait) => `Too many requests. Please try again in ${wait}.`,
};
const email = visitorEmail('Please enter a valid email address.');
/** A field that people don't see: what fills it in is a program. */
const honeypot = { website: z.string().optional() };
const newsletterSchema = z.object({ email, ...honeypot });
const freeAccessSchema = z.object({
  email,
  name: filled('Please enter your name.', 100, 'Please enter a shorter name.').refine(
    (name) => !webAddress.test(name),
    'Please enter your name, without a web address.',
  ),
  ...honeypot,
});

/**
 * `POST /api/newsletter` and `/api/free-access`: written down, answered, then sent. The answer is the
 * same for every address; `confirmation` says whether its owner has to confirm.
 */
export function subscriptionRoutes(services: Services) {
  const { db, environment, wakeSender } = services;

  function take(c: Context, wish: Parameters<typeof subscribe>[1]) {
    const address = clientAddress(c, environment.TRUST_PROXY);
    countOrRefuse(db, [`subscription address ${address}`], requests);
    subscribe(services, wish);
    wakeSender();
  }

  const accepted = mailSettings(environment)
    ? {
        message: 'Thank you. Please confirm with the link that we have sent you.',
        confirmation: true,
      }
    : { message: 'Thank you.' };
  return new Hono()
    .post('/newsletter', sentJson(newsletterSchema, 8 * 1024), (c) => {
      const { email, website } = c.req.valid('json');
      if (!website) take(c, { email, source: 'newsletter' });
      return c.json(accepted, 202);
    })
    .post('/free-access', sentJson(freeAccessSchema, 8 * 1024), (c) => {
      const { email, name, website } = c.req.valid('json');
      if (!website) take(c, { email, name, source: 'free-access' });
      return c.json(accepted, 202);
    });
}
