import { Hono } from 'hono';
import { z } from 'zod';
import { busyBetween } from '../../db/bookings/busyTimes';
import { dayMs } from '../../shared/bookings';
import { requireAdmin } from '../accounts/sessions';
import type { AdminVariables, Services } from '../context';
import { checkedValue, queryMoment } from '../http/bodies';
import { hoursWithin, without } from './slots';

/** When somebody can be met, booked or not; without what their outside calendar says. */
export interface PersonHours {
  id: string;
  name: string;
  /** ISO times. */
  spans: { starts_at: string; ends_at: string }[];
}

const maxDays = 31;

const querySchema = z
  .object({ from: queryMoment, to: queryMoment })
  .refine(({ from, to }) => from < to && to - from <= maxDays * dayMs, {
    path: ['to'],
    error: `Ask for ${maxDays} days at most.`,
  });

/** `GET /api/person-hours?from=&to=`: when each person who can be booked is there. */
export const personHourRoutes = (services: Services) =>
  new Hono<AdminVariables>().get('/', requireAdmin(services), (c) => {
    const { from, to } = checkedValue(querySchema, c.req.query());
    const { calendar } = services.firm;
    const busy = busyBetween(services.db, from, to);
    const iso = (at: number) => new Date(at).toISOString();
    const hours = calendar.people
      .filter(({ takes_bookings }) => takes_bookings)
      .map((person): PersonHours => {
        const elsewhere = busy.filter((time) => time.person === person.id);
        const spans = without(
          hoursWithin(calendar, person, [from, to]),
          elsewhere.map((time) => [time.from, time.to] as const),
        );
        return {
          id: person.id,
          name: person.name,
          spans: spans.map(([begins, ends]) => ({ starts_at: iso(begins), ends_at: iso(ends) })),
        };
      });
    return c.json(hours, 200, { 'Cache-Control': 'no-store' });
  });
