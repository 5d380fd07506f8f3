import type { ClientBooking } from '../../db/bookings/clientBookings';
import { now } from '../../db/time';
import { dayMs, kindInWords, maxMoves, type Slot, type SlotPage } from '../../shared/bookings';
import type { Services } from '../context';
import type { LinkedBooking } from '../publicTypes';
import { questionsFor } from './answers';
import { howInWords, partiesOf, paymentOf, personInWords, priceOf } from './describe';
import { findSlotPage } from './findSlots';
import { kindOfBooking } from './kinds';
import { cancelsFrom, changesUntil, mayCancel, mayMove, mayReinstate, undoUntil } from './links';

const maxNearest = 12;
const weekMs = 7 * dayMs;

interface Shown {
  /** True if the booking's own time was just taken. */
  isLate?: boolean;
  /** From when on other times are shown, ISO time; empty: the first. */
  from?: string;
  /** Secret of the browser that asks; undefined: it wrote nothing. */
  writer?: string | undefined;
}

export function linkedPage(
  services: Pick<Services, 'db' | 'firm'>,
  booking: ClientBooking,
  { isLate = false, from = '', writer }: Shown = {},
): LinkedBooking {
  const parties = partiesOf(services.db, booking);
  const { state, starts_at, ends_at, zone, held_until, moves, updated_at } = booking;
  const { moved_from, cancelled_by, reason } = booking;
  const isHeld = held_until !== null && held_until > now();
  const isWaiting = state === 'unconfirmed';
  const may_move = mayMove(booking);
  // Those around its own, where that may be gone.
  const around = new Date(Date.parse(starts_at) - weekMs).toISOString();
  const { slots, later } =
    may_move || (isWaiting && !isHeld)
      ? slotsFor(services, booking, isWaiting ? around : from)
      : { slots: [], later: null };
  const isFree = isHeld || slots.some((slot) => slot.starts_at === starts_at);
  return {
    state,
    starts_at,
    moved_from,
    cancelled_by,
    reason,
    zone,
    updated_at,
    may_move,
    is_over: ends_at < now(),
    office_zone: parties.zone,
    what: kindInWords(booking),
    price: priceOf(booking),
    payment: paymentOf(booking),
    terms: booking.terms,
    questions: questionsFor(services, booking, writer),
    how: howInWords(booking, parties),
    person: personInWords(parties, booking),
    held_until: isHeld ? held_until : null,
    may_cancel: mayCancel(booking),
    cancels_from: cancelsFrom(booking),
    may_reinstate: mayReinstate(booking),
    undo_until: undoUntil(booking),
    changes_until: changesUntil(booking),
    moves_left: maxMoves - moves,
    is_free: !isWaiting || (isFree && !isLate),
    slots: isWaiting ? nearest(slots, starts_at) : slots,
    later: isWaiting ? null : later,
    from,
  };
}

/** Finds the times that a client can choose instead of their own. */
function slotsFor(
  services: Pick<Services, 'db' | 'firm'>,
  booking: ClientBooking,
  from: string,
): SlotPage {
  const { anyone, person_id, office_id, topic, id } = booking;
  return findSlotPage(services, {
    from,
    office: office_id ?? undefined,
    person: anyone ? undefined : (person_id ?? undefined),
    topic,
    kind: kindOfBooking(services.firm.calendar, booking),
    moved: id,
  });
}

/** Returns the slots closest to a time, in order. */
function nearest(slots: readonly Slot[], starts_at: string): Slot[] {
  const wanted = Date.parse(starts_at);
  const away = (slot: Slot) => Math.abs(Date.parse(slot.starts_at) - wanted);
  return slots
    .toSorted((one, other) => away(one) - away(other))
    .slice(0, maxNearest)
    .toSorted((one, other) => one.starts_at.localeCompare(other.starts_at));
}
