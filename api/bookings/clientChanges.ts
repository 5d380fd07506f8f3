import {
  type Booking,
  type BookingChange,
  cancelledForGood,
  updateBooking,
} from '../../db/bookings/bookings';
import { busyBetween } from '../../db/bookings/busyTimes';
import { type ClientBooking, clientBooking } from '../../db/bookings/clientBookings';
import { inTransaction } from '../../db/client';
import { getEnquiry } from '../../db/enquiries/enquiries';
import { TakenError } from '../../db/errors';
import { now } from '../../db/time';
import { readSlotId, type Slot, slotId, type Times } from '../../shared/bookings';
import type { Services } from '../context';
import { mailSettings } from '../mail/settings';
import { refundVisitorMail } from '../mail/strangers';
import { cancelBooking, quartersAt, recordAndNotify, toComeOf } from './changes';
import { chosenSlot, isWithinShare } from './findSlots';
import { kindOfBooking } from './kinds';
import { linkedBooking, mayCancel, mayMove, mayReinstate, undoUntil } from './links';
import { isDomainFull, mayDomainMove } from './mailDomain';
import { misfitOf } from './slots';

/** How a client's action ended. `late`: the time isn't free any more. */
export type ClientOutcome =
  | 'done'
  | 'gone'
  | 'late'
  | 'already'
  | 'refused'
  | 'changed'
  /** They have to say first that they are sure. */
  | 'ask';

interface ClientRequest {
  /** The slot that the client chose, if any. */
  slot_id?: string | undefined;
  /** The `updated_at` that the client saw. */
  version?: string | undefined;
  reason?: string | undefined;
  /** True on the page that asks whether to cancel. */
  isSure?: boolean;
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
    refundVisitorMail(db);
    recordAndNotify(
      services,
      takeTime(services, booking, time, { state: 'booked', booked_at: now() }),
      {
        change: 'booked',
      },
    );
    return 'done';
  });
}

const ownSlot = ({ person_id, starts_at, kind_id }: ClientBooking) =>
  slotId(person_id ?? '', starts_at, kind_id ?? undefined);

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
    recordAndNotify(services, moved, { change: 'moved', before: booking });
    return 'done';
  });
}

/** Cancels a booking once its client was asked whether they are sure. */
export function cancelByClient(
  services: Services,
  id: string | undefined,
  { version, reason = '', isSure }: ClientRequest,
): ClientOutcome {
  const { db } = services;
  return inTransaction(db, () => {
    const booking = linkedBooking(services, id);
    if (!booking) return 'gone';
    if (booking.state === 'cancelled') return 'done';
    if (!isSure) return 'ask';
    if (version !== booking.updated_at) return 'changed';
    if (!mayCancel(booking)) return 'refused';
    cancelBooking(services, booking, {
      cancelled_by: 'client',
      reason,
      held_until: undoUntil(booking),
    });
    return 'done';
  });
}

/** Takes back that a client cancelled a booking, while its time is kept or still free. */
export function reinstateByClient(services: Services, id: string | undefined): ClientOutcome {
  const { db } = services;
  return orLate(services, () => {
    const booking = linkedBooking(services, id);
    if (!booking) return 'gone';
    if (booking.state === 'booked') return 'done';
    if (!mayReinstate(booking)) return 'refused';
    if (toComeOf(db, booking.email)) return 'already';
    const { held_until, sequence } = booking;
    const isKept = held_until !== null && held_until > now();
    if (!isKept && !isStillFree(services, booking)) return 'late';
    const isTold = held_until === null;
    const change = { state: 'booked', cancelled_by: '', reason: '', held_until: null } as const;
    const reinstated = updateBooking(
      db,
      booking.id,
      {
        ...change,
        sequence: sequence + 1,
        reinstated_at: now(),
        // Calendars may not take up an entry again that was cancelled.
        ...(isTold && { person_uid: `${booking.id}-2` }),
        ...proof(services),
      },
      { quarters: quartersAt(services, booking) },
    );
    recordAndNotify(services, reinstated, {
      change: 'reinstated',
      before: isTold ? undefined : booking,
    });
    return 'done';
  });
}

/** Tells whether nobody took the time of a booking that was cancelled, besides other bookings. */
function isStillFree(services: Services, booking: ClientBooking): boolean {
  const { db, firm } = services;
  const { person_id, starts_at, ends_at, email, proved_at, id } = booking;
  if (person_id === null || misfitOf(firm.calendar, booking)) return false;
  const busy = busyBetween(db, Date.parse(starts_at), Date.parse(ends_at));
  if (busy.some(({ person }) => person === person_id)) return false;
  // Counts as what is booked now does.
  if (isDomainFull(services, email)) return false;
  const isProved = proved_at !== null || isProving(services);
  return isProved || isWithinShare(services, { person_id, starts_at, ends_at }, { moved: id });
}

/** Tells the office of what clients cancelled, once they can't take it back as if nothing had been. */
export function notifyOfCancellations(services: Parameters<typeof recordAndNotify>[0]): void {
  const { db } = services;
  for (const id of cancelledForGood(db)) {
    inTransaction(db, () => {
      const booking = clientBooking(db, id);
      if (!booking) return;
      const isSpam = getEnquiry(db, booking.enquiry_id)?.status === 'spam';
      cancelBooking(services, booking, { cancelled_by: 'client', isSpam });
    });
  }
}

/** Using a link proves the address if only mail has the link. */
const isProving = ({ environment }: Pick<Services, 'environment'>) =>
  mailSettings(environment) !== undefined;

/** What the use of a link says. */
const proof = ({ environment }: Pick<Services, 'environment'>) =>
  isProving({ environment }) ? { proved_at: now() } : {};

function takeTime(
  services: Services,
  { id }: Booking,
  { person_id, starts_at, ends_at }: Pick<Booking, 'person_id' | keyof Times>,
  change: BookingChange,
): ClientBooking {
  const time = { person_id, starts_at, ends_at, outside: false, reminded_at: null };
  return updateBooking(
    services.db,
    id,
    { ...change, ...time, held_until: null, ...proof(services) },
    { quarters: quartersAt(services, { starts_at, ends_at }) },
  );
}

/**
 * Finds the slot that a client wants for a booking, as it was offered: with their person, unless
 * another will do. Undefined if it isn't free, or may not be taken for an unproved address or by a
 * mail domain that took much of its day.
 */
function wantedSlot(
  services: Pick<Services, 'db' | 'firm' | 'environment'>,
  booking: ClientBooking,
  wanted: string,
): Slot | undefined {
  const { id, anyone, person_id, office_id, topic, starts_at, email, proved_at } = booking;
  if (!anyone && readSlotId(wanted)?.person_id !== person_id) return undefined;
  const office = office_id ?? undefined;
  const kind = kindOfBooking(services.firm.calendar, booking);
  const slot = chosenSlot(services, wanted, { office, topic, anyone, kind, moved: id });
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
