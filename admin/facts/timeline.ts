import type { FactValue } from '../../api/types';
import { daysAfter } from '../../shared/days';

/** Past, in force, confirmed for later, or proposed. */
export type Position = 'past' | 'in force' | 'planned' | 'proposed';

export interface PlacedValue {
  value: FactValue;
  position: Position;
  /** First day no longer in force, yyyy-mm-dd; only for confirmed values. */
  until?: string | undefined;
  /** Visitors read this one first. */
  isRead: boolean;
}

/**
 * Orders a fact's values, latest day first; on the same day proposed ones first.
 * @param today ISO date, Sydney.
 * @param readId of the one that visitors read first, which the server alone decides.
 */
export function timelineOf(
  values: readonly FactValue[],
  today: string,
  readId: string | null,
): PlacedValue[] {
  const confirmed = values
    .filter(({ state }) => state === 'confirmed')
    .sort((one, other) => compare(one.valid_from, other.valid_from));
  const inForce = confirmed.findLast(({ valid_from }) => valid_from <= today);
  const placed = values.map((value): PlacedValue => {
    const isRead = value.id === readId;
    if (value.state === 'proposed') return { value, isRead, position: 'proposed' };
    const next = confirmed[confirmed.indexOf(value) + 1]?.valid_from;
    const end = value.valid_to && daysAfter(value.valid_to, 1);
    const until = end && (!next || end < next) ? end : next;
    const hasEnded = until !== undefined && until <= today;
    if (value === inForce && !hasEnded) return { value, isRead, position: 'in force', until };
    return { value, isRead, position: value.valid_from > today ? 'planned' : 'past', until };
  });
  return placed.sort(
    (one, other) =>
      compare(other.value.valid_from, one.value.valid_from) ||
      compare(other.value.state, one.value.state) ||
      compare(other.value.created_at, one.value.created_at),
  );
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
