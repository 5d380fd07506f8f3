import {
  addressesToCome,
  type Booking,
  type BookingChange,
  updateBooking,
} from '../../db/bookings/bookings';
import {
  type ClientBooking,
  clientBooking,
  clientBookings,
} from '../../db/bookings/clientBookings';
import { inTransaction } from '../../db/client';
import { getEnquiry, updateEnquiry } from '../../db/enquiries/enquiries';
import { updateThreadState } from '../../db/enquiries/replyDelivery';
import { TakenError } from '../../db/errors';
import { dayInSydney, now } from '../../db/time';
import { mostMoves, readSlotId, type Slot, slotId } from '../../shared/bookings';
import { daysAfter } from '../../shared/days';
import type { Services } from '../context';
import { fieldError } from '../http/errors';
import { mailSettings } from '../mail/settings';
import { giveBackVisitorMail, mailboxOf } from '../mail/strangers';
import { chosenSlot, isWithinShare } from './findSlots';
import { isLinkOpen, mayCancel, mayMove } from './links';
import { mayDomainMove } from './mailDomain';
import { type BookingEvent, tellAll, withdrawFromCalendar } from './mails';
import { quartersOf } from './slots';

/** Message where a time is no longer free. */
export const timeTaken = () =>
  fieldError('slot_id', 'This time is no longer free. Please choose another.', 409);

/** Runs `work` in a transaction. @throws HttpError 409 if a time is taken. */
export function orTaken<Result>({ db }: Pick<Services, 'db'>, work: () => Result): Result {
  try {
    return inTransaction(db, work);
  } catch (error) {
    throw error instanceof TakenError ? timeTaken() : error;
  }
}

/** The quarter-hours of a start, with the buffer of today. @param starts_at ISO text. */
export const quartersAt = ({ firm }: Pick<Services, 'firm'>, starts_at: string): number[] =>
  quartersOf(Date.parse(starts_at), firm.calendar.company);

/** Returns the next standing booking of a mailbox, however its address is written. */
export function toComeOf(db: Services['db'], email: string): ClientBooking | undefined {
  if (email === '') return undefined;
  const mailbox = mailboxOf(email);
  const found = addressesToCome(db).find((other) => mailboxOf(other.email) === mailbox);
  return found && clientBooking(db, found.id);
}

/** Records how a booking stands, and tells those concerned. Within a transaction. */
export function settle(services: Services, booking: ClientBooking, event: BookingEvent): void {
  keepInStep(services.db, booking);
  tellAll(services, booking, event);
}

/**
 * Brings the state and next step of a booking's enquiry up to date. Within a transaction.
 * @param isWritten a client who didn't come was asked to book another time.
 */
export function keepInStep(db: Services['db'], booking: ClientBooking, isWritten = false): void {
  const { enquiry_id } = booking;
  // Who has the next step: the office once nobody will come, else the client.
  const isOffices = isOfficesTurn(booking) && !isWritten;
  updateThreadState(db.orm, enquiry_id, isOffices ? 'open' : 'waiting');
  takeStep(db, enquiry_id, isWritten ? stepOnceWritten() : nextStep(booking));
}

/** Replaces an enquiry's next step; one that somebody else wrote stays. */
export function takeStep(
  db: Services['db'],
  enquiry_id: string,
  { next_on, next_reason }: { next_on: string | null; next_reason: string },
): void {
  const enquiry = getEnquiry(db, enquiry_id);
  if (enquiry && (enquiry.next_on === null || enquiry.next_reason.startsWith(ownStep))) {
    updateEnquiry(db, enquiry_id, { next_on, next_reason });
  }
}

const ownStep = 'Consultation';

const isOfficesTurn = ({ state, cancelled_by }: Booking): boolean =>
  state === 'missed' || (state === 'cancelled' && cancelled_by === 'client');

/** The office's next step: to hold the consultation, or to see why nobody will come. */
function nextStep({ state, starts_at, cancelled_by, moves }: Booking) {
  if (state === 'booked') {
    const isLast = moves >= mostMoves;
    return {
      next_on: dayInSydney(new Date(starts_at)),
      next_reason: isLast ? `${ownStep}: moved ${moves} times, and can’t be moved again` : ownStep,
    };
  }
  if (state === 'missed') {
    return { next_on: dayInSydney(new Date()), next_reason: `${ownStep}: the client didn’t come` };
  }
  if (cancelled_by === 'client') {
    return { next_on: dayInSydney(new Date()), next_reason: `${ownStep} cancelled by the client` };
  }
  return { next_on: null, next_reason: '' };
}

/** How long a client who didn't come has to book another time. */
const answerDays = 7;

const stepOnceWritten = () => ({
  next_on: daysAfter(dayInSydney(new Date()), answerDays),
  next_reason: `${ownStep}: the client didn’t come, and was asked to book another time`,
});

/** How a client's action ended. `late`: the time isn't free any more. */
export type ClientOutcome = 'done' | 'gone' | 'late' | 'already' | 'refused' | 'changed';

interface ClientRequest {
  /** The slot that the client chose, if any. */
  slot_id?: string | undefined;
  /** The `updated_at` that the client saw. */
  version?: string | undefined;
  reason?: string | undefined;
}

/** Reads a client's booking by its id, while its link works; nothing of spam. */
export function linkedBooking(
  { db }: Pick<Services, 'db'>,
  id: string | undefined,
): ClientBooking | undefined {
  const booking = id === undefined ? undefined : clientBooking(db, id);
  if (!booking || !isLinkOpen(booking)) return undefined;
  return getEnquiry(db, booking.enquiry_id)?.status === 'spam' ? undefined : booking;
}

/** Confirms a booking at its own time or, where that isn't free, at another that was chosen. */
export function confirmByClient(
  services: Services,
  id: string | undefined,
  { slot_id }: ClientRequest,
): ClientOutcome {
  const { db } = services;
  return orLate(services, () => {
    const booking = linkedBooking(services, id);
    if (!booking) return 'gone';
    if (booking.state !== 'unconfirmed') return booking.state === 'booked' ? 'done' : 'gone';
    if (toComeOf(db, booking.email)) return 'already';
    const isHeld = booking.held_until !== null && booking.held_until > now();
    const time =
      isHeld && slot_id === undefined
        ? booking
        : wantedSlot(services, booking, slot_id ?? ownSlot(booking));
    if (!time) return 'late';
    giveBackVisitorMail(db);
    settle(services, takeTime(services, booking, time, { state: 'booked', booked_at: now() }), {
      change: 'booked',
    });
    return 'done';
  });
}

const ownSlot = ({ person_id, starts_at }: ClientBooking) => slotId(person_id ?? '', starts_at);

/** Moves a booking to a slot that the client chose. */
export function moveByClient(
  services: Services,
  id: string | undefined,
  { slot_id, version }: ClientRequest,
): ClientOutcome {
  return orLate(services, () => {
    const booking = linkedBooking(services, id);
    if (!booking) return 'gone';
    if (version !== booking.updated_at) return 'changed';
    // Their own time, chosen again, is no move.
    if (slot_id === ownSlot(booking)) return 'done';
    if (!mayMove(booking)) return 'refused';
    const slot = wantedSlot(services, booking, slot_id ?? '');
    if (!slot) return 'late';
    const moved = takeTime(services, booking, slot, {
      moves: booking.moves + 1,
      sequence: booking.sequence + 1,
    });
    settle(services, moved, { change: 'moved', before: booking });
    return 'done';
  });
}

export function cancelByClient(
  services: Services,
  id: string | undefined,
  { version, reason = '' }: ClientRequest,
): ClientOutcome {
  const { db } = services;
  return inTransaction(db, () => {
    const booking = linkedBooking(services, id);
    if (!booking) return 'gone';
    if (booking.state === 'cancelled') return 'done';
    if (version !== booking.updated_at) return 'changed';
    if (!mayCancel(booking)) return 'refused';
    cancelBooking(services, booking, { cancelled_by: 'client', reason });
    return 'done';
  });
}

interface Cancelling extends Pick<Booking, 'cancelled_by'> {
  reason?: string;
  /** Its enquiry is spam: whoever sent it gets no mail. */
  isSpam?: boolean;
  /** The `updated_at` that whoever cancels it saw. */
  readVersion?: string;
}

/** Cancels a booking, frees its time and tells those concerned. Within a transaction. */
export function cancelBooking(
  services: Services,
  booking: ClientBooking,
  { cancelled_by, reason = booking.reason, isSpam = false, readVersion }: Cancelling,
): void {
  const change = { state: 'cancelled', cancelled_by, reason, held_until: null } as const;
  const cancelled = updateBooking(
    services.db,
    booking.id,
    { ...change, sequence: booking.sequence + 1 },
    { quarters: [], readVersion },
  );
  // Nobody has one that never stood in a calendar.
  if (booking.state !== 'booked') return;
  if (isSpam) withdrawFromCalendar(services, cancelled);
  else settle(services, cancelled, { change: 'cancelled', reason });
}

/** Takes the bookings of an enquiry that is spam out of the calendar, without mail to its sender. */
export function withdrawBookings(services: Services, enquiryId: string): void {
  const { db } = services;
  for (const booking of clientBookings(db, { enquiry_id: enquiryId, isSpam: true })) {
    if (booking.state === 'cancelled' || booking.starts_at < now()) continue;
    cancelBooking(services, booking, { cancelled_by: 'office', isSpam: true });
  }
}

/** Using a link proves the address if only mail has the link. */
const isProving = ({ environment }: Pick<Services, 'environment'>) =>
  mailSettings(environment) !== undefined;

/** What the use of a link says. */
const proof = ({ environment }: Pick<Services, 'environment'>) =>
  isProving({ environment }) ? { proved_at: now() } : {};

/** Gives a booking a time. */
function takeTime(
  services: Services,
  { id }: Booking,
  { person_id, starts_at }: Pick<Booking, 'person_id' | 'starts_at'>,
  change: BookingChange,
): ClientBooking {
  const time = { person_id, starts_at, outside: false, reminded_at: null };
  return updateBooking(
    services.db,
    id,
    { ...change, ...time, held_until: null, ...proof(services) },
    { quarters: quartersAt(services, starts_at) },
  );
}

/**
 * Finds the slot that a client wants for a booking, as it was offered: with their person, unless
 * another will do. Undefined if it isn't free, or may not be taken for an unproved address or by a
 * mail domain that took much of its day.
 */
function wantedSlot(
  services: Pick<Services, 'db' | 'firm' | 'environment'>,
  { id, anyone, person_id, office_id, topic, starts_at, email, proved_at }: ClientBooking,
  wanted: string,
): Slot | undefined {
  if (!anyone && readSlotId(wanted)?.person_id !== person_id) return undefined;
  const office = office_id ?? undefined;
  const slot = chosenSlot(services, wanted, { office, topic, anyone, moved: id });
  if (!slot) return undefined;
  const isMove = slot.starts_at !== starts_at;
  if (isMove && !mayDomainMove(services, email, slot, id)) return undefined;
  const isFree = proved_at !== null || isProving(services);
  return isFree || isWithinShare(services, slot, { moved: id }) ? slot : undefined;
}

/** Runs a client's action in a transaction; `late` if its time was taken meanwhile. */
function orLate({ db }: Pick<Services, 'db'>, work: () => ClientOutcome): ClientOutcome {
  try {
    return inTransaction(db, work);
  } catch (error) {
    if (error instanceof TakenError) return 'late';
    throw error;
  }
}
