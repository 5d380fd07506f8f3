import { type Context, Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { z } from 'zod';
import { recordHits } from '../../db/rateLimitHits';
import type { Services } from '../context';
import {
  isForm,
  jsonBody,
  limitBody,
  pathOfBrokenText,
  requiredText,
  visitorEmail,
} from '../http/bodies';
import { senderOf } from '../http/clientAddress';
import { HttpError, logFailure } from '../http/errors';
import { countOrRefuse, type RateLimit, refuseUsedUp } from '../http/rateLimit';
import { webAddress } from '../intake/fields';
import { mailSettings } from './settings';
import { subscribe } from './subscribe';

const requests: RateLimit = {
  most: 5,
  seconds: 10 * 60,
  message: (wait) => `Too many requests. Please try again in ${wait}.`,
};
/** Of all networks together, so that none fill the disk. */
const allRequests: RateLimit = {
  most: 240,
  seconds: 60 * 60,
  message: (wait) => `A lot of people are subscribing right now. Please try again in ${wait}.`,
};
const email = visitorEmail('Please enter a valid email address.');
/** Hidden from people: only programs fill it in. */
const honeypot = { subject_line: z.string().optional() };
const newsletterSchema = z.object({ email, ...honeypot });
const freeAccessSchema = z.object({
  email,
  name: requiredText('Please enter your name.', 100, 'Please enter a shorter name.').refine(
    (name) => !webAddress.test(name),
    'Please enter your name, without a web address.',
  ),
  ...honeypot,
});

type Wish = z.infer<typeof newsletterSchema> & { name?: string };

interface FormWish {
  source: 'newsletter' | 'free-access';
  page: string;
}
const newsletterForm: FormWish = { source: 'newsletter', page: '/newsletter?result' };
const accessForm: FormWish = { source: 'free-access', page: '/resources?access' };

/**
 * `POST /api/newsletter` and `/api/free-access`, as JSON or as a form: stored, answered, then sent.
 * The response is the same for every address; `confirmation` says whether the owner has to confirm.
 */
export function subscriptionRoutes(services: Services) {
  const { db, environment } = services;

  function accept(c: Context, wish: Parameters<typeof subscribe>[1]) {
    const sender = senderOf(c, environment.TRUST_PROXY);
    refuseUsedUp(db, ['subscriptions'], allRequests);
    countOrRefuse(db, [`subscription address ${sender.network}`], requests);
    recordHits(db, ['subscriptions'], allRequests.seconds);
    subscribe(services, { ...wish, sender });
  }

  const accepted = mailSettings(environment)
    ? {
        message: 'Thank you. Please confirm with the link that we have sent you.',
        confirmation: true,
      }
    : { message: 'Thank you.' };
  const limit = limitBody(8 * 1024, 'The request is too large.');

  /**
   * Redirects a form sent without script to a page with its result: `done`, `confirm`, the name of
   * an invalid field, or `later`.
   */
  function orForm(schema: typeof newsletterSchema | typeof freeAccessSchema, form: FormWish) {
    return createMiddleware(async (c, next) => {
      if (!isForm(c)) return next();
      const sent = Object.fromEntries(new URLSearchParams(await c.req.text()));
      const result = await resultOf(c, schema.safeParse(sent), form.source);
      return c.redirect(`${form.page}=${result}`, 303);
    });
  }

  async function resultOf(
    c: Context,
    read: z.ZodSafeParseResult<Wish>,
    source: FormWish['source'],
  ) {
    if (!read.success) return String(read.error.issues[0]?.path[0] ?? 'later');
    const broken = pathOfBrokenText(read.data);
    if (broken) return broken.join('.');
    const { subject_line, ...wish } = read.data;
    try {
      if (!subject_line) accept(c, { ...wish, source });
    } catch (error) {
      if (!(error instanceof HttpError)) logFailure(error, c);
      return 'later';
    }
    return 'confirmation' in accepted ? 'confirm' : 'done';
  }

  return new Hono()
    .post(
      '/newsletter',
      limit,
      orForm(newsletterSchema, newsletterForm),
      jsonBody(newsletterSchema, 8 * 1024),
      (c) => {
        const { email, subject_line } = c.req.valid('json');
        if (!subject_line) accept(c, { email, source: 'newsletter' });
        return c.json(accepted, 202);
      },
    )
    .post(
      '/free-access',
      limit,
      orForm(freeAccessSchema, accessForm),
      jsonBody(freeAccessSchema, 8 * 1024),
      (c) => {
        const { email, name, subject_line } = c.req.valid('json');
        if (!subject_line) accept(c, { email, name, source: 'free-access' });
        return c.json(accepted, 202);
      },
    );
}
