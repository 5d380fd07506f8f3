import { Hono } from 'hono';
import { admins } from '../../db/accounts/admins';
import { clientBookings } from '../../db/bookings/bookings';
import { accountOfFeed, endFeed, feedSince, renewFeed } from '../../db/bookings/calendarFeeds';
import { inTransaction } from '../../db/client';
import { personOf } from '../../db/firm/firm';
import { dayMs } from '../../shared/bookings';
import { audit } from '../accounts/auditTrail';
import { requireAdmin, requireFresh } from '../accounts/sessions';
import type { AdminVariables, Services } from '../context';
import { HttpError } from '../http/errors';
import type { RateLimit } from '../http/rateLimit';
import { readAllowance } from '../http/readAllowance';
import { calendarFeed } from './calendarFile';

/** The signed-in admin's calendar address. */
export interface CalendarFeed {
  /** ISO text; null without one. */
  since: string | null;
  /** Said once, when it is made. */
  url?: string;
}

/** `/api/calendar-feed`: GET tells since when there is one, POST makes a new one, DELETE ends it. */
export function ownCalendarRoutes(services: Services) {
  const { db, environment, today } = services;
  const own = (id: string): CalendarFeed => ({ since: feedSince(db, id) ?? null });
  return new Hono<AdminVariables>()
    .get('/', requireAdmin(services), (c) => c.json(own(c.get('admin').id)))
    .post('/', requireFresh(services), (c) => {
      const admin = c.get('admin');
      if (!personOf(db, admin.id, today())) {
        const message =
          'This account is nobody’s under Our people: name it there at who holds consultations.';
        throw new HttpError(409, { message });
      }
      const token = inTransaction(db, () => {
        audit(db, admin, 'create calendar-feed', admin.id);
        return renewFeed(db, admin.id);
      });
      const url = `${environment.SITE_URL}/calendar/${token}.ics`;
      return c.json({ ...own(admin.id), url }, 201, { 'Cache-Control': 'no-store' });
    })
    .delete('/', requireAdmin(services), (c) => {
      const admin = c.get('admin');
      inTransaction(db, () => {
        if (endFeed(db, admin.id)) audit(db, admin, 'delete calendar-feed', admin.id);
      });
      return c.json(own(admin.id));
    });
}

/** Calendars of a whole office may read from one address. */
const reads: RateLimit = {
  most: 120,
  seconds: 60,
  message: (wait) => `Too many requests from your network. Please try again in ${wait}.`,
};

/** How far back it reaches. */
const pastMs = 30 * dayMs;

const kinds = { video: 'video', phone: 'phone', office: 'at the office' } as const;

/**
 * `/calendar/{token}.ics`: the consultations of an account's person, for their own calendar. It ends
 * with the account, with its right to see clients, and when the person leaves.
 */
export function calendarFeedRoutes(services: Services) {
  const { db, environment, firm, today } = services;
  const count = readAllowance(reads, environment.TRUST_PROXY);
  return new Hono().get('/:file{[\\w-]+\\.ics}', (c) => {
    count(c);
    const account = accountOfFeed(db, c.req.param('file').replace(/\.ics$/, ''));
    const admin = account === undefined ? undefined : admins.get(db, account);
    const person = admin?.may_see_clients && personOf(db, admin.id, today());
    if (!person) throw new HttpError(404, { message: 'There is no such calendar.' });
    const { company } = firm.calendar;
    const from = new Date(Date.now() - pastMs).toISOString();
    const entries = clientBookings(db, { from, person_id: person.id, states: ['booked'] }).map(
      ({ id, number, how, name, enquiry_id, updated_at, ...booking }) => ({
        uid: id,
        sequence: booking.sequence,
        starts_at: booking.starts_at,
        ends_at: booking.ends_at,
        changed_at: updated_at,
        summary: `Consultation no. ${number}, ${kinds[how]}${company.calendar_names && name ? `: ${name}` : ''}`,
        description: `${environment.SITE_URL}/admin/enquiries/${enquiry_id}`,
      }),
    );
    return c.body(calendarFeed(`Consultations, ${company.name}`, entries), 200, {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
      'Referrer-Policy': 'no-referrer',
    });
  });
}
