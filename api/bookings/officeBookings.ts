import { z } from 'zod';
import {
  bookingsToCome,
  type ClientBooking,
  clientBooking,
  clientBookings,
  insertBooking,
  unprovedOf,
  updateBooking,
} from '../../db/bookings/bookings';
import type { Database } from '../../db/client';
import { getEnquiry, insertEnquiry, submittedId } from '../../db/enquiries/enquiries';
import { StaleError } from '../../db/errors';
import { readCalendar } from '../../db/firm/calendar';
import { isOver } from '../../db/firm/firm';
import { listRows } from '../../db/list';
import { now } from '../../db/time';
import { bookingStates, meetingWays, quarterMs } from '../../shared/bookings';
import { visitorValues } from '../../shared/enquiryFields';
import { isVisaQuestion } from '../../shared/enquiryTopics';
import { isRegistered } from '../../shared/firm';
import { outsideAddress } from '../../shared/outsideAddress';
import { dayIn, knownZone } from '../../site/api';
import { audit } from '../accounts/auditTrail';
import type { AdminVariables, Services } from '../context';
import { limited, readVersion, recordId } from '../http/bodies';
import { fieldError, HttpError } from '../http/errors';
import { assign } from '../intake/assign';
import { checkReach, enteredParticulars, isObject } from '../intake/fields';
import { enteredBy } from '../intake/received';
import { notFound } from '../resources/resourceReads';
import { cancelBooking, keepInStep, orTaken, quartersAt, settle } from './changes';
import type { BookingEvent } from './mails';
import { type Misfit, misfitOf, zoneOf } from './slots';

type Admin = AdminVariables['Variables']['admin'];

/** A booking as the office sees it. */
export interface OfficeBooking extends Omit<ClientBooking, 'held_for'> {
  /** Unproved bookings to come of the network that made it, itself included; 0 if it is unknown. */
  of_network: number;
  /** Names of the person and of the office of a visit; null if there is none. */
  person: string | null;
  office: string | null;
  /** The clock by which the person works. */
  person_zone: string;
  /** True if the client has no link for the video call yet. */
  lacks_link: boolean;
  /** Why it no longer fits; null if it does, or isn't to come. */
  misfit: Misfit | null;
}

const filterNames = [
  ...(['from', 'to', 'person_id', 'office_id', 'enquiry_id', 'state', 'misfit'] as const),
];

/** Bookings for the admin's lists; `from` and `to` are ISO times, `misfit` asks for those only. */
export const officeBookings = {
  columns: ['id', 'starts_at', 'state', 'name', 'person', 'created_at', 'updated_at'] as const,
  filters: filterNames,
  list(
    db: Database,
    {
      filters = {},
      ...query
    }: Parameters<typeof listRows>[1] & {
      filters?: Partial<Record<(typeof filterNames)[number], string>>;
    },
  ) {
    const { state, misfit, ...others } = filters;
    const states = bookingStates.filter((name) => state?.split(',').includes(name));
    const wanted = { ...others, ...(state !== undefined && { states }) };
    const rows = misfit === undefined ? clientBookings(db, wanted) : bookingsToCome(db, wanted);
    const shown = withNames(db, rows);
    return listRows(
      misfit === undefined ? shown : shown.filter((row) => row.misfit !== null),
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
  return rows.map(({ held_for, ...row }) => {
    const person = calendar.people.find(({ id }) => id === row.person_id);
    const office = calendar.offices.find(({ id }) => id === row.office_id);
    const isToCome = row.state === 'booked' && row.starts_at > time;
    return {
      ...row,
      of_network: held_for === null ? 0 : unprovedOf(db, held_for).length,
      person: person?.name ?? null,
      office: office?.city ?? null,
      person_zone: person ? zoneOf(calendar, person) : calendar.company.zone,
      lacks_link: row.how === 'video' && !row.video_url && !person?.video_url,
      misfit: (isToCome && misfitOf(calendar, row)) || null,
    };
  });
}

const quarterStart = z
  .string({ error: 'Choose a time.' })
  .refine((text) => Date.parse(text) % quarterMs === 0, 'Choose a time on the quarter hour.')
  .transform((text) => new Date(text).toISOString());

const meeting = {
  person_id: z.string({ error: 'Choose a person.' }).min(1, 'Choose a person.').max(64),
  office_id: z.string().max(64).nullable(),
  how: z.enum(meetingWays, { error: 'Choose how to meet.' }),
  starts_at: quarterStart,
};

/** A booking that an admin makes, for an enquiry or for somebody new. */
export const bookByHandSchema = z
  .object({
    by_hand: z.literal(true),
    ...meeting,
    office_id: meeting.office_id.default(null),
    /** Empty for somebody new. */
    enquiry_id: z.string().max(64).default(''),
    ...enteredParticulars,
    name: enteredParticulars.name.default(''),
    note: limited('The note', 4000).default(''),
    zone: z
      .string()
      .max(64)
      .default('')
      .transform((zone) => knownZone(zone || undefined)),
    /** Although the person isn't there. */
    outside: z.boolean().default(false),
    submission_id: recordId.default(() => crypto.randomUUID()),
  })
  .superRefine(
    (value, context) => {
      const { enquiry_id, name } = Object(value);
      if (enquiry_id) return;
      if (!name) {
        context.addIssue({ code: 'custom', path: ['name'], message: 'Name is required.' });
      }
      checkReach(value, context);
    },
    { when: isObject },
  );

/** Books by hand, once per submission, and tells those concerned. @returns the booking's id. */
export function bookByHand(
  services: Services,
  fields: z.output<typeof bookByHandSchema>,
  admin: Admin,
): string {
  const { db } = services;
  const { starts_at, how, person_id, zone, outside, submission_id, enquiry_id } = fields;
  return orTaken(services, () => {
    const known = enquiry_id === '' ? undefined : getEnquiry(db, enquiry_id);
    if (enquiry_id !== '' && !known) throw notFound('enquiry');
    if (known?.status === 'spam') throw isSpamEnquiry();
    const repeated = submittedId(db, submission_id);
    const [made] = repeated ? clientBookings(db, { enquiry_id: repeated }) : [];
    if (made) return made.id;
    const office_id = how === 'office' ? fields.office_id : null;
    const topic = known?.topic ?? fields.topic;
    refuseUnfit(services, { person_id, office_id, how, starts_at, outside, topic });
    if (how === 'phone' && !(known?.phone ?? fields.phone)) throw lacksNumber();
    const enquiry =
      known ??
      insertEnquiry(db, {
        submission_id,
        kind: 'consultation',
        channel: 'phone',
        topic,
        message: fields.note,
        ...visitorValues(fields),
        ...assign(services, {
          kind: 'consultation',
          topic,
          country: fields.country,
          office: office_id ?? undefined,
          person: person_id,
        }),
        ...enteredBy(services, admin, now()),
      });
    if (!enquiry) throw new Error('the submission was stored meanwhile');
    const booking = insertBooking(
      db,
      {
        enquiry_id: enquiry.id,
        person_id,
        office_id,
        how,
        starts_at,
        zone,
        outside,
        state: 'booked',
        created_by: admin.username,
        proved_at: now(),
      },
      quartersAt(services, starts_at),
    );
    settle(services, booking, { change: 'booked' });
    audit(db, admin, 'create bookings', enquiry.id, 'by hand');
    return booking.id;
  });
}

const isSpamEnquiry = () =>
  new HttpError(409, { message: 'This enquiry is marked as spam. Mark it as not spam first.' });
const lacksNumber = () =>
  fieldError('phone', 'There is no number to call. Enter it, or meet in another way.');

export const bookingChangeSchema = z.object({
  ...z.object(meeting).partial().shape,
  state: z.enum(['booked', 'cancelled', 'missed'], { error: 'Choose a state.' }).optional(),
  /** Why it is cancelled, for the client. */
  reason: limited('The reason', 300).optional(),
  outside: z.boolean().optional(),
  /** Link of this video call alone; empty: the person's own. */
  video_url: limited('The link', 500)
    .refine((text) => text === '' || outsideAddress(text) !== undefined, {
      error: 'Enter an address such as https://www.example.com/page.',
    })
    .overwrite((text) => outsideAddress(text) ?? text)
    .optional(),
  updated_at: readVersion,
});

type Change = z.output<typeof bookingChangeSchema>;

/** Moves, hands over, cancels or confirms a booking, or records that the client didn't come. */
export function changeBooking(
  services: Services,
  id: string,
  { updated_at, state, reason = '', ...time }: Change,
  admin: Admin,
): OfficeBooking {
  const { db } = services;
  const readVersion = updated_at;
  try {
    return orTaken(services, () => {
      const booking = clientBooking(db, id);
      if (!booking) throw notFound('booking');
      if (updated_at !== booking.updated_at) throw new StaleError();
      const said = (what: string) => audit(db, admin, 'update bookings', booking.enquiry_id, what);
      if (state === 'cancelled') {
        cancelBooking(services, booking, { cancelled_by: 'office', reason }, readVersion);
        said('cancelled');
      } else if (state === 'missed') {
        if (booking.starts_at > now()) throw notYet();
        keepInStep(db, updateBooking(db, id, { state }, { readVersion }));
        said('the client didn’t come');
      } else {
        const isBack = booking.state === 'missed' && state === 'booked';
        if (isBack) keepInStep(db, updateBooking(db, id, { state: 'booked' }, { readVersion }));
        const change = isBack ? 'the client came' : replace(services, booking, time);
        if (change) said(change);
      }
      const changed = officeBookings.get(db, id);
      if (!changed) throw notFound('booking');
      return changed;
    });
  } catch (error) {
    if (!(error instanceof StaleError)) throw error;
    const message =
      'Somebody changed this booking meanwhile. Look at it again before you change it.';
    throw new HttpError(409, { message, current: officeBookings.get(db, id) });
  }
}

const notYet = () => fieldError('state', 'It hasn’t begun yet: cancel it, or wait until it has.');

/**
 * Gives a booking another time, person or place; one that wasn't confirmed stands then.
 * @returns what changed; undefined if nothing did.
 */
function replace(
  services: Services,
  booking: ClientBooking,
  time: Omit<Change, 'updated_at'>,
): BookingEvent['change'] | undefined {
  const { db } = services;
  if (booking.state === 'cancelled' || booking.state === 'missed') {
    throw new HttpError(409, { message: 'This booking is over. Book a new time instead.' });
  }
  const { how = booking.how, starts_at = booking.starts_at } = time;
  const person_id = time.person_id ?? booking.person_id ?? '';
  const { office_id: wanted = booking.office_id, outside = false } = time;
  const { video_url = booking.video_url } = time;
  const office_id = how === 'office' ? wanted : null;
  const isNew = booking.state === 'unconfirmed';
  const isSame =
    starts_at === booking.starts_at &&
    person_id === booking.person_id &&
    how === booking.how &&
    office_id === booking.office_id &&
    video_url === booking.video_url;
  // Nobody has to hear of it.
  if (isSame && !isNew) return undefined;
  refuseUnfit(services, { person_id, office_id, how, starts_at, outside, topic: booking.topic });
  if (how === 'phone' && booking.phone === '') throw lacksNumber();
  const changed = updateBooking(
    db,
    booking.id,
    {
      person_id,
      office_id,
      how,
      starts_at,
      outside,
      video_url,
      state: 'booked',
      held_until: null,
      held_for: null,
      reminded_at: null,
      proved_at: booking.proved_at ?? now(),
      ...(isNew ? { booked_at: now() } : { sequence: booking.sequence + 1 }),
    },
    { quarters: quartersAt(services, starts_at) },
  );
  const change = changeOf(booking, changed);
  settle(services, changed, { change, before: booking });
  return change;
}

/** Tells what those concerned have to know of a change. */
function changeOf(before: ClientBooking, after: ClientBooking): BookingEvent['change'] {
  if (before.state === 'unconfirmed') return 'booked';
  if (before.starts_at !== after.starts_at) return 'moved';
  if (before.person_id !== after.person_id) return 'handed-over';
  const isSameWay = before.how === after.how && before.office_id === after.office_id;
  return isSameWay ? 'linked' : 'changed';
}

interface Wanted {
  person_id: string;
  office_id: string | null;
  how: ClientBooking['how'];
  starts_at: string;
  outside: boolean;
  topic: string;
}

/** @throws HttpError 422 where nobody may be booked, or only if an admin insists. */
function refuseUnfit({ db }: Services, wanted: Wanted): void {
  const { person_id, office_id, how, starts_at, topic } = wanted;
  const calendar = readCalendar(db);
  const person = calendar.people.find(({ id }) => id === person_id);
  if (!person) throw fieldError('person_id', 'This person doesn’t exist any more.');
  if (starts_at < now()) throw fieldError('starts_at', 'This time is past.');
  const day = dayIn(zoneOf(calendar, person), new Date(starts_at));
  if (isOver(person, day)) throw fieldError('person_id', `${person.name} has left by then.`);
  if (isVisaQuestion({ kind: 'consultation', topic }) && !isRegistered(person, day)) {
    const message = `${person.name} isn’t registered on that day, and this is about visas.`;
    throw fieldError('person_id', message);
  }
  const office = calendar.offices.find(({ id }) => id === office_id);
  if (how === 'office' && (!office || isOver(office, day))) {
    throw fieldError('office_id', 'Choose an office that is open then.');
  }
  const misfit = misfitOf(calendar, wanted);
  if (misfit === undefined || wanted.outside) return;
  const message = `${person.name} isn’t there at that time. Choose another, or book it all the same.`;
  throw fieldError('starts_at', message);
}
