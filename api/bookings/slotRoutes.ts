import { Hono } from 'hono';
import { z } from 'zod';
import type { Services } from '../context';
import { checkedValue, queryMoment } from '../http/bodies';
import type { RateLimit } from '../http/rateLimit';
import { readAllowance, tooManyReads } from '../http/readAllowance';
import { notFound } from '../resources/resourceReads';
import { findSlotPage, findSlots } from './findSlots';
import { findKind, firstKind } from './kinds';

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
    kind: z.string().max(64).optional(),
    from: queryMoment.optional(),
    to: queryMoment.optional(),
    page: z.literal('true').optional(),
  })
  .transform(({ office, person, from, to, topic, kind, page }) => ({
    page,
    kind,
    topic,
    office: office || undefined,
    person: person || undefined,
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  }));

/**
 * `GET /api/slots`: free times, at an office or, without `office`, for calls; of a kind of
 * consultation or, without `kind`, of the first. Never stored. With
 * `page=true` those of five weeks; `Slots-Later` says when the next begin, if there are more.
 */
export function slotRoutes(services: Services) {
  const count = readAllowance(reads, services.environment.TRUST_PROXY);
  return new Hono().get('/', (c) => {
    count(c);
    const { page, kind: name, ...asked } = checkedValue(querySchema, c.req.query());
    const { calendar } = services.firm;
    const kind = name === undefined ? firstKind(calendar) : findKind(calendar, name);
    if (!kind) throw notFound('kind of consultation');
    const query = { ...asked, kind };
    if (!page) return c.json(findSlots(services, query));
    const from = query.from === undefined ? '' : new Date(query.from).toISOString();
    const { slots, later } = findSlotPage(services, { ...query, from });
    return c.json(slots, 200, later === null ? {} : { 'Slots-Later': later });
  });
}
