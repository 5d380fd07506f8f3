import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { enqueueSubscription } from '../../db/newsletterOutbox';
import { jsonBody, limitBody, requireJson } from '../bodies';
import { clientAddress } from '../clientAddress';
import type { Services } from '../context';
import { countOrRefuse, type RateLimit } from '../rateLimit';

const requests: RateLimit = {
  most: 5,
  seconds: 10 * 60,
  message: (wait) => `Too many requests. Please try again in ${wait}.`,
};
/** The provider's fields that the newsletter form doesn't ask for, as the product fixes them. */
const fixedAttributes = {
  first_name: 'Newsletter',
  last_name: 'Subscriber',
  countries: 'Australia',
};

const email = z
  .string({ error: 'Please enter your email address.' })
  .trim()
  .toLowerCase()
  .min(1, 'Please enter your email address.')
  .max(254, 'Please enter a valid email address.')
  .pipe(z.email({ pattern: z.regexes.html5Email, error: 'Please enter a valid email address.' }));
/** A field that people don't see: what fills it in is a program. */
const honeypot = { website: z.string().optional() };
const newsletterSchema = z.object({ email, ...honeypot });
const freeAccessSchema = z.object({
  email,
  name: z
    .string({ error: 'Please enter your name.' })
    .trim()
    .min(1, 'Please enter your name.')
    .max(100, 'Please enter a shorter name.'),
  ...honeypot,
});

/** `POST /api/newsletter` and `/api/free-access`: written to the outbox, answered, then sent. */
export function subscriptionRoutes(services: Services, wakeSender: () => void) {
  const { db, environment } = services;
  const limit = limitBody(8 * 1024, 'The request is too large.');

  function subscribe(c: Context, row: Parameters<typeof enqueueSubscription>[1], isNamed: boolean) {
    const address = clientAddress(c, environment.TRUST_PROXY);
    countOrRefuse(db, [`subscription address ${address}`], requests);
    enqueueSubscription(db, row, isNamed);
    wakeSender();
  }

  const accepted = { message: 'Thank you.' };
  return new Hono()
    .post('/newsletter', limit, requireJson, jsonBody(newsletterSchema), (c) => {
      const values = c.req.valid('json');
      if (!values.website) subscribe(c, { email: values.email, ...fixedAttributes }, false);
      return c.json(accepted, 202);
    })
    .post('/free-access', limit, requireJson, jsonBody(freeAccessSchema), (c) => {
      const values = c.req.valid('json');
      const [first_name = '', ...rest] = values.name.split(/\s+/);
      const row = {
        ...fixedAttributes,
        email: values.email,
        first_name,
        last_name: rest.join(' '),
      };
      if (!values.website) subscribe(c, row, true);
      return c.json(accepted, 202);
    });
}
