import { addressesToCome, type Booking, updateBooking } from '../../db/bookings/bookings';
import {
  type ClientBooking,
  clientBooking,
  clientBookings,
} from '../../db/bookings/clientBookings';
import { inTransaction } from '../../db/client';
import { getEnquiry } from '../../db/enquiries/enquiries';
import { changeEnquiry } from '../../db/enquiries/enquiryChanges';
import { updateThreadState } from '../../db/enquiries/replyDelivery';
import { TakenError } from '../../db/errors';
import { dayInSydney, now } from '../../db/time';
import { maxMoves, type Times } from '../../shared/bookings';
import { daysAfter } from '../../shared/days';
import type { Services } from '../context';
import { fieldError } from '../http/errors';
import { mailboxOf } from '../mail/strangers';
import {
  type BookingEvent,
  type MailServices,
  mailClient,
  mailPeople,
  withdrawFromCalendar,
} from './mails';
import { quartersOf } from './slots';

/** Message where a time is no longer free. */
export const timeTaken = () =>
  fieldError('slot_id', 'This time is no longer free. Please choose another.', 409);

/** Runs `work` in a transaction. @throws HttpError 409 if a time is taken. */
export function inBookingTransaction<Result>(
  { db }: Pick<Services, 'db'>,
  work: () => Result,
): Result {
  try {
    return inTransaction(db, work);
  } catch (error) {
    throw error instanceof TakenError ? timeTaken() : error;
  }
}

/** The quarter-hours of a consultation, with the buffer of today. */
export const quartersAt = ({ firm }: Pick<Services, 'firm'>, times: Times): number[] =>
  quartersOf(times, firm.calendar.company);

/** Returns the next standing booking of a mailbox, however its address is written. */
export function toComeOf(db: Services['db'], email: string): ClientBooking | undefined {
  if (email === '') return undefined;
  const mailbox = mailboxOf(email);
  const found = addressesToCome(db).find((other) => mailboxOf(other.email) === mailbox);
  return found && clientBooking(db, found.id);
}

/** Records how a booking stands, and tells those concerned. Within a transaction. */
export function recordAndNotify(
  services: MailServices,
  booking: ClientBooking,
  event: BookingEvent,
): void {
  syncEnquiry(services.db, booking);
  mailClient(services, booking, event);
  mailPeople(services, booking, event);
}

/**
 * Brings the state and next step of a booking's enquiry up to date. Within a transaction.
 * @param isWritten a client who didn't come was asked to book another time.
 */
export function syncEnquiry(db: Services['db'], booking: ClientBooking, isWritten = false): void {
  const { enquiry_id } = booking;
  // Who has the next step: the office once the client didn't come, else the client.
  const isOffices = booking.state === 'missed' && !isWritten;
  updateThreadState(db.orm, enquiry_id, isOffices ? 'open' : 'waiting');
  replaceOwnStep(db, enquiry_id, isWritten ? stepOnceWritten() : nextStep(booking));
}

/** Replaces an enquiry's next step; one that somebody else wrote stays. */
export function replaceOwnStep(
  db: Services['db'],
  enquiry_id: string,
  { next_on, next_reason }: { next_on: string | null; next_reason: string },
): void {
  const enquiry = getEnquiry(db, enquiry_id);
  if (enquiry && (enquiry.next_on === null || enquiry.next_reason.startsWith(ownStep))) {
    changeEnquiry(db, enquiry_id, { next_on, next_reason });
  }
}

const ownStep = 'Consultation';

/** The office's next step: to hold the consultation, or to see why the client didn't come. */
function nextStep({ state, starts_at, moves }: Booking) {
  if (state === 'booked') {
    const isLast = moves >= maxMoves;
    return {
      next_on: dayInSydney(new Date(starts_at)),
      next_reason: isLast ? `${ownStep}: moved ${moves} times, and can’t be moved again` : ownStep,
    };
  }
  if (state === 'missed') {
    return { next_on: dayInSydney(new Date()), next_reason: `${ownStep}: the client didn’t come` };
  }
  return { next_on: null, next_reason: '' };
}

/** How long a client who didn't come has to book another time. */
const answerDays = 7;

const stepOnceWritten = () => ({
  next_on: daysAfter(dayInSydney(new Date()), answerDays),
  next_reason: `${ownStep}: the client didn’t come, and was asked to book another time`,
});

interface Cancelling extends Pick<Booking, 'cancelled_by'> {
  reason?: string;
  /** Its enquiry is spam: whoever sent it gets no mail. */
  isSpam?: boolean;
  /** The `updated_at` that whoever cancels it saw. */
  readVersion?: string;
  /** Until when its client may take it back: its time is kept, and its person is told after that. */
  held_until?: string | null;
}

/**
 * Cancels a booking, frees its time and tells those concerned, also of one whose client may not take
 * it back any more. Within a transaction.
 */
export function cancelBooking(
  services: MailServices,
  booking: ClientBooking,
  cancelling: Cancelling,
): void {
  const { cancelled_by, reason = booking.reason, isSpam = false, readVersion } = cancelling;
  const { held_until = null } = cancelling;
  const change = { state: 'cancelled', cancelled_by, reason, held_until } as const;
  const cancelled = updateBooking(
    services.db,
    booking.id,
    { ...change, sequence: booking.sequence + (booking.state === 'cancelled' ? 0 : 1) },
    { ...(held_until === null && { quarters: [] }), readVersion },
  );
  const event = { change: 'cancelled', reason } as const;
  // Nobody has one that never stood in a calendar.
  if (!isInCalendar(booking)) return;
  if (isSpam) withdrawFromCalendar(services, cancelled);
  else if (held_until !== null) mailClient(services, cancelled, event);
  else if (booking.state === 'booked') recordAndNotify(services, cancelled, event);
  else {
    syncEnquiry(services.db, cancelled);
    mailPeople(services, cancelled, event);
  }
}

/** Tells whether a booking is in its person's calendar: it stands, or they weren't told otherwise. */
export const isInCalendar = ({ state, held_until }: Booking): boolean =>
  state === 'booked' || (state === 'cancelled' && held_until !== null);

/** Takes the bookings of an enquiry that is spam out of the calendar, without mail to its sender. */
export function withdrawBookings(services: Services, enquiryId: string): void {
  const { db } = services;
  for (const booking of clientBookings(db, { enquiry_id: enquiryId, isSpam: true })) {
    const isOver = booking.state === 'cancelled' && !isInCalendar(booking);
    if (isOver || booking.starts_at < now()) continue;
    cancelBooking(services, booking, { cancelled_by: 'office', isSpam: true });
  }
}
