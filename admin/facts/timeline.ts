import type { FactValue } from '../../api/types';
import { dayAfter } from '../../shared/facts';

/** Where a value stands: behind us, in force today, confirmed for a later day, or not confirmed. */
export type Place = 'past' | 'in force' | 'planned' | 'proposed';

export interface PlacedValue {
  value: FactValue;
  place: Place;
  /** First day on which it doesn't hold any more, yyyy-mm-dd; of confirmed ones alone. */
  until?: string | undefined;
}

/**
 * A fact's values, the latest day first; of the same day, what is proposed before what holds.
 * @param today ISO date in Sydney.
 */
export function timelineOf(values: readonly FactValue[], today: string): PlacedValue[] {
  const confirmed = values
    .filter(({ state }) => state === 'confirmed')
    .sort((one, other) => compare(one.valid_from, other.valid_from));
  const inForce = confirmed.findLast(({ valid_from }) => valid_from <= today);
  const placed = values.map((value): PlacedValue => {
    if (value.state === 'proposed') return { value, place: 'proposed' };
    const next = confirmed[confirmed.indexOf(value) + 1]?.valid_from;
    const end = value.valid_to && dayAfter(value.valid_to);
    const until = end && (!next || end < next) ? end : next;
    const hasEnded = until !== undefined && until <= today;
    if (value === inForce && !hasEnded) return { value, place: 'in force', until };
    return { value, place: value.valid_from > today ? 'planned' : 'past', until };
  });
  return placed.sort(
    (one, other) =>
      compare(other.value.valid_from, one.value.valid_from) ||
      compare(other.value.state, one.value.state) ||
      compare(other.value.created_at, one.value.created_at),
  );
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
