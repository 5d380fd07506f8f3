import { bookedByVisitorsSince, bookingsOfNetwork } from '../../db/bookings/bookings';
import {
  type BookingColumn,
  bookingsToCome,
  type ClientBooking,
  clientBooking,
  pageOfBookings,
} from '../../db/bookings/clientBookings';
import { unnotedAmong } from '../../db/bookings/consultationNotes';
import type { Database } from '../../db/client';
import { readCalendar } from '../../db/firm/calendar';
import { type ListQuery, listRows } from '../../db/list';
import { now } from '../../db/time';
import { bookingStates, payMs } from '../../shared/bookings';
import { locationOf } from './describe';
import { dayAgo, mailDomainOf } from './mailDomain';
import { type Misfit, misfitOf, zoneOf } from './slots';

/** A booking as the office sees it. */
export interface OfficeBooking extends Omit<ClientBooking, 'held_for'> {
  /** Bookings to come of the network that made it, itself included; 0 if it is unknown. */
  of_network: number;
  /** Bookings to come that its mail domain made today, itself included; 0 of one for anybody. */
  of_domain: number;
  /** Names of the person and of the office of a visit; null if there is none. */
  person: string | null;
  office: string | null;
  /** The clock by which the person works. */
  person_zone: string;
  /** True if the client has no link for the video call yet. */
  lacks_link: boolean;
  /** Why it no longer fits; null if it does, or isn't to come. */
  misfit: Misfit | null;
  /** Id of the account of who holds it; empty without one. */
  person_account: string;
  /** Address of the video call, the person's own if it has none; empty for another way. */
  video_link: string;
  /** True if it is over, and nobody said what came of it. */
  lacks_note: boolean;
}

const filterNames = [
  'from',
  'to',
  'person_id',
  'office_id',
  'enquiry_id',
  'state',
  'misfit',
  'lacks_note',
  'unpaid',
  'to_refund',
] as const;

/**
 * Bookings for the admin's lists; `from` and `to` are ISO times, `misfit`, `lacks_note`,
 * `unpaid` (within two days) and `to_refund` ask for those only.
 */
export const officeBookings = {
  columns: ['id', 'starts_at', 'state', 'name', 'person', 'created_at', 'updated_at'] as const,
  filters: filterNames,
  list(
    db: Database,
    { filters = {}, ...query }: ListQuery<BookingColumn, (typeof filterNames)[number]>,
  ) {
    const { state, misfit, lacks_note, unpaid, to_refund, ...others } = filters;
    const states = bookingStates.filter((name) => state?.split(',').includes(name));
    const isUnnoted = lacks_note !== undefined;
    const wanted = {
      ...others,
      ...(state !== undefined && { states }),
      isUnnoted,
      unpaidWithin: unpaid === undefined ? undefined : payMs,
      isToRefund: to_refund !== undefined,
    };
    if (misfit === undefined) {
      const { rows, total } = pageOfBookings(db, wanted, query);
      // What is shown of each is computed for this page alone.
      const found = { ...query, q: undefined, ids: undefined, offset: 0 };
      return { ...listRows(withNames(db, rows), found), total };
    }
    const named = withNames(db, bookingsToCome(db, wanted));
    return listRows(
      named.filter((row) => row.misfit !== null),
      query,
    );
  },
  get(db: Database, id: string): OfficeBooking | undefined {
    const booking = clientBooking(db, id);
    return booking && withNames(db, [booking])[0];
  },
};

/** Adds names, and what no longer fits. */
export function withNames(db: Database, rows: readonly ClientBooking[]): OfficeBooking[] {
  const calendar = readCalendar(db);
  const time = now();
  const unnoted = unnotedAmong(
    db,
    rows.map(({ id }) => id),
  );
  const since = dayAgo();
  const domains = rows.some(({ created_at }) => created_at > since)
    ? bookedByVisitorsSince(db, since).map(({ email }) => mailDomainOf(email))
    : [];
  return rows.map(({ held_for, ...row }) => {
    const person = calendar.people.find(({ id }) => id === row.person_id);
    const office = calendar.offices.find(({ id }) => id === row.office_id);
    const video_link = row.how === 'video' ? locationOf(row, { person, office }) : '';
    const isToCome = row.state === 'booked' && row.starts_at > time;
    return {
      ...row,
      of_network: held_for === null ? 0 : bookingsOfNetwork(db, held_for).length,
      of_domain: countOfDomain(domains, row),
      person: person?.name ?? null,
      office: office?.city ?? null,
      person_zone: person ? zoneOf(calendar, person) : calendar.company.zone,
      lacks_link: row.how === 'video' && video_link === '',
      video_link,
      person_account: person?.admin_id ?? '',
      lacks_note: unnoted.has(row.id),
      misfit: (isToCome && misfitOf(calendar, row)) || null,
    };
  });
}

function countOfDomain(
  domains: readonly (string | undefined)[],
  { email }: Pick<ClientBooking, 'email'>,
): number {
  const own = mailDomainOf(email);
  return own === undefined ? 0 : domains.filter((domain) => domain === own).length;
}
