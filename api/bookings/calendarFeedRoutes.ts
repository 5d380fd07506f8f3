import { Hono } from 'hono';
import { z } from 'zod';
import { admins } from '../../db/accounts/admins';
import {
  type BusyCalendar,
  getBusyCalendar,
  removeBusyCalendar,
  setBusyCalendar,
} from '../../db/bookings/busyTimes';
import { accountOfFeed, endFeed, feedSince, renewFeed } from '../../db/bookings/calendarFeeds';
import { clientBookings } from '../../db/bookings/clientBookings';
import { inTransaction } from '../../db/client';
import { writeIfPossible } from '../../db/errors';
import { personOf } from '../../db/firm/signers';
import { dayMs, kindInWords } from '../../shared/bookings';
import { outsideAddress } from '../../shared/outsideAddress';
import { audit } from '../accounts/auditTrail';
import { requireAdmin, requireFresh } from '../accounts/sessions';
import type { AdminVariables, Services } from '../context';
import { jsonBody } from '../http/bodies';
import { HttpError } from '../http/errors';
import { mayBeFetched } from '../http/publicFile';
import type { RateLimit } from '../http/rateLimit';
import { readAllowance, tooManyReads } from '../http/readAllowance';
import { calendarFeed } from './calendarFile';
import { personUid } from './mails';

/** The signed-in admin's calendar address. */
export interface CalendarFeed {
  /** ISO text; null without one. */
  since: string | null;
  /** Said once, when it is made. */
  url?: string;
  /** The outside calendar whose busy times block; its address is never said again. */
  source: (Pick<BusyCalendar, 'read_at' | 'failed_since' | 'problem'> & { host: string }) | null;
}

const sourceSchema = z.object({
  url: z
    .string({ error: 'Enter the address of a calendar.' })
    .trim()
    .max(2000, 'This address is too long.')
    .overwrite((text) => text.replace(/^webcal:/i, 'https:'))
    .refine((text) => outsideAddress(text) !== undefined, {
      error: 'Enter an address such as https://calendar.example.com/private.ics.',
    })
    .refine((text) => !URL.canParse(text) || mayBeFetched(new URL(text)), {
      error:
        'This address can’t be reached from the internet. Calendars are read by https, at its usual port.',
    }),
});

/**
 * `/api/calendar-feed`: GET tells since when there is one, POST makes a new one, DELETE ends it.
 * `/source`: PUT names the outside calendar whose busy times block, DELETE forgets it.
 */
export function ownCalendarRoutes(services: Services) {
  const { db, environment, today } = services;
  const own = (id: string): CalendarFeed => {
    const person = personOf(db, id, today());
    const source = person && getBusyCalendar(db, person.id);
    return {
      since: feedSince(db, id) ?? null,
      source: source
        ? {
            host: new URL(source.url).host,
            read_at: source.read_at,
            failed_since: source.failed_since,
            problem: source.problem,
          }
        : null,
    };
  };
  const personFor = (id: string) => {
    const person = personOf(db, id, today());
    if (person) return person;
    const message = 'This account is nobody’s under Our people: choose it there first.';
    throw new HttpError(409, { message });
  };
  return new Hono<AdminVariables>()
    .get('/', requireAdmin(services), (c) => c.json(own(c.get('admin').id)))
    .post('/', requireFresh(services), (c) => {
      const admin = c.get('admin');
      personFor(admin.id);
      const token = inTransaction(db, () => {
        audit(db, admin, 'create calendar-feed', admin.id);
        return renewFeed(db, admin.id);
      });
      const url = `${environment.SITE_URL}/calendar/${token}.ics`;
      return c.json({ ...own(admin.id), url }, 201, { 'Cache-Control': 'no-store' });
    })
    .put('/source', requireFresh(services), jsonBody(sourceSchema, 8 * 1024), (c) => {
      const admin = c.get('admin');
      const person = personFor(admin.id);
      inTransaction(db, () => {
        setBusyCalendar(db, person.id, c.req.valid('json').url);
        audit(db, admin, 'update calendar-feed', admin.id);
      });
      return c.json(own(admin.id));
    })
    .delete('/source', requireAdmin(services), (c) => {
      const admin = c.get('admin');
      const person = personFor(admin.id);
      inTransaction(db, () => {
        if (removeBusyCalendar(db, person.id)) audit(db, admin, 'update calendar-feed', admin.id);
      });
      return c.json(own(admin.id));
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
  message: tooManyReads,
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
    // An address that ended never works again, whatever is given back.
    if (admin && !person) writeIfPossible(() => endFeed(db, admin.id));
    if (!person) throw new HttpError(404, { message: 'There is no such calendar.' });
    const { company } = firm.calendar;
    const from = new Date(Date.now() - pastMs).toISOString();
    const entries = clientBookings(db, { from, person_id: person.id, states: ['booked'] }).map(
      ({ number, how, name, enquiry_id, updated_at, ...booking }) => ({
        uid: personUid(booking),
        sequence: booking.sequence,
        starts_at: booking.starts_at,
        ends_at: booking.ends_at,
        changed_at: updated_at,
        summary: `${kindInWords(booking) ? booking.kind_name : 'Consultation'} no. ${number}, ${kinds[how]}${company.calendar_names && name ? `: ${name}` : ''}`,
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
