import type { ClientBooking } from '../../db/bookings/bookings';
import { now } from '../../db/time';
import { mostMoves, type Slot } from '../../shared/bookings';
import type { Services } from '../context';
import type { LinkedBooking } from '../publicTypes';
import { howInWords, partiesOf, personInWords } from './describe';
import { findSlots } from './findSlots';
import { mayCancel, mayMove } from './links';

const mostNearest = 12;

/** Returns a booking as its client sees it. @param isLate whether its own time was just taken. */
export function linkedPage(
  services: Pick<Services, 'db' | 'firm'>,
  booking: ClientBooking,
  isLate = false,
): LinkedBooking {
  const parties = partiesOf(services.db, booking);
  const { state, starts_at, ends_at, zone, held_until, moves, updated_at } = booking;
  const isHeld = held_until !== null && held_until > now();
  const isWaiting = state === 'unconfirmed';
  const may_move = mayMove(booking);
  const slots = may_move || (isWaiting && !isHeld) ? slotsFor(services, booking) : [];
  const isFree = isHeld || slots.some((slot) => slot.starts_at === starts_at);
  return {
    ...{ state, starts_at, zone, updated_at, may_move },
    is_over: ends_at < now(),
    office_zone: parties.zone,
    how: howInWords(booking, parties),
    person: personInWords(parties, booking),
    held_until: isHeld ? held_until : null,
    may_cancel: mayCancel(booking),
    moves_left: mostMoves - moves,
    is_free: !isWaiting || (isFree && !isLate),
    slots: isWaiting ? nearest(slots, starts_at) : slots,
  };
}

/** Finds the times that a client can choose instead of their own. */
function slotsFor(services: Pick<Services, 'db' | 'firm'>, booking: ClientBooking): Slot[] {
  const { anyone, person_id, office_id, topic, id } = booking;
  return findSlots(services, {
    office: office_id ?? undefined,
    person: anyone ? undefined : (person_id ?? undefined),
    topic,
    moved: id,
  });
}

/** Returns the slots closest to a time, in order. */
function nearest(slots: readonly Slot[], starts_at: string): Slot[] {
  const wanted = Date.parse(starts_at);
  const away = (slot: Slot) => Math.abs(Date.parse(slot.starts_at) - wanted);
  return slots
    .toSorted((one, other) => away(one) - away(other))
    .slice(0, mostNearest)
    .toSorted((one, other) => one.starts_at.localeCompare(other.starts_at));
}
