import { Hono } from 'hono';
import { z } from 'zod';
import type { Services } from '../context';
import { checkedValue } from '../http/bodies';
import type { RateLimit } from '../http/rateLimit';
import { readAllowance } from '../http/readAllowance';
import { findSlots } from './findSlots';

/** One address may be a whole office. */
const reads: RateLimit = {
  most: 240,
  seconds: 60,
  message: (wait) => `Too many requests from your network. Please try again in ${wait}.`,
};

const notATime = 'Send an ISO date or time.';
const moment = z
  .string()
  .max(40)
  .transform((text) => Date.parse(text))
  .refine((at) => !Number.isNaN(at), notATime);

const querySchema = z
  .object({
    office: z.string().max(64).optional(),
    person: z.string().max(64).optional(),
    topic: z.string().max(100).default(''),
    from: moment.optional(),
    to: moment.optional(),
  })
  .transform(({ office, person, from, to, topic }) => ({
    topic,
    office: office || undefined,
    person: person || undefined,
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  }));

/** `GET /api/slots`: free times, at an office or, without `office`, for calls. Never stored. */
export function slotRoutes(services: Services) {
  const count = readAllowance(reads, services.environment.TRUST_PROXY);
  return new Hono().get('/', (c) => {
    count(c);
    return c.json(findSlots(services, checkedValue(querySchema, c.req.query())));
  });
}
