import { Hono } from 'hono';
import { z } from 'zod';
import type { Services } from '../context';
import { checkedValue, queryMoment } from '../http/bodies';
import type { RateLimit } from '../http/rateLimit';
import { readAllowance, tooManyReads } from '../http/readAllowance';
import { findSlotPage, findSlots } from './findSlots';

/** One address may be a whole office. */
const reads: RateLimit = {
  most: 240,
  seconds: 60,
  message: tooManyReads,
};

const querySchema = z
  .object({
    office: z.string().max(64).optional(),
    person: z.string().max(64).optional(),
    topic: z.string().max(100).default(''),
    from: queryMoment.optional(),
    to: queryMoment.optional(),
    page: z.literal('true').optional(),
  })
  .transform(({ office, person, from, to, topic, page }) => ({
    page,
    topic,
    office: office || undefined,
    person: person || undefined,
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  }));

/**
 * `GET /api/slots`: free times, at an office or, without `office`, for calls. Never stored. With
 * `page=true` those of two weeks; `Slots-Later` says when the next begin, if there are more.
 */
export function slotRoutes(services: Services) {
  const count = readAllowance(reads, services.environment.TRUST_PROXY);
  return new Hono().get('/', (c) => {
    count(c);
    const { page, ...query } = checkedValue(querySchema, c.req.query());
    if (!page) return c.json(findSlots(services, query));
    const from = query.from === undefined ? '' : new Date(query.from).toISOString();
    const { slots, later } = findSlotPage(services, { ...query, from });
    return c.json(slots, 200, later === null ? {} : { 'Slots-Later': later });
  });
}
