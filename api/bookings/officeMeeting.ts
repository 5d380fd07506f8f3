import { z } from 'zod';
import { busyBetween } from '../../db/bookings/busyTimes';
import type { ClientBooking } from '../../db/bookings/clientBookings';
import { readCalendar } from '../../db/firm/calendar';
import { isOver } from '../../db/firm/firm';
import { now } from '../../db/time';
import { meetingWays, quarterMs, type Times } from '../../shared/bookings';
import { isVisaQuestion } from '../../shared/enquiryTopics';
import { isRegistered } from '../../shared/firm';
import { dayIn } from '../../site/api';
import type { Services } from '../context';
import { fieldError } from '../http/errors';
import { misfitOf, zoneOf } from './slots';

// What the office says of a meeting, and what speaks against it.

const quarterStart = z
  .string({ error: 'Choose a time.' })
  .refine((text) => Date.parse(text) % quarterMs === 0, 'Choose a time on the quarter hour.')
  .transform((text) => new Date(text).toISOString());

export const meeting = {
  person_id: z.string({ error: 'Choose a person.' }).min(1, 'Choose a person.').max(64),
  office_id: z.string().max(64).nullable(),
  how: z.enum(meetingWays, { error: 'Choose how to meet.' }),
  starts_at: quarterStart,
};

export const lacksNumber = () =>
  fieldError('phone', 'There is no number to call. Enter it, or meet in another way.');

interface WantedMeeting extends Times {
  person_id: string;
  office_id: string | null;
  how: ClientBooking['how'];
  outside: boolean;
  topic: string;
}

/**
 * @param before how it stood, if it is changed: its own time may be busy for its own sake.
 * @throws HttpError 422 where nobody may be booked, or only if an admin insists.
 */
export function assertBookable(
  { db }: Services,
  wanted: WantedMeeting,
  before?: Pick<ClientBooking, 'person_id' | 'starts_at'>,
): void {
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
  if (wanted.outside) return;
  const isOwn = before?.person_id === person_id && before.starts_at === starts_at;
  const isBusy =
    !isOwn &&
    busyBetween(db, Date.parse(starts_at), Date.parse(wanted.ends_at)).some(
      (busy) => busy.person === person_id,
    );
  const isAway = misfitOf(calendar, wanted) !== undefined;
  if (!isBusy && !isAway) return;
  const why = isAway ? 'isn’t there' : 'is busy by their own calendar';
  const message = `${person.name} ${why} at that time. Choose another, or book it all the same.`;
  throw fieldError('starts_at', message);
}
