import { expect, it } from 'vitest';
import type { FactValue } from '../../api/types';
import { timelineOf } from './timeline';

const value = (id: string, valid_from: string, state: FactValue['state']) =>
  ({ id, valid_from, state, created_at: '' }) as FactValue;

it('lists the values of a fact by day, latest first', () => {
  const values = [
    value('a', '', 'confirmed'),
    value('b', '2025-07-01', 'confirmed'),
    value('c', '2026-07-01', 'confirmed'),
    value('d', '2025-07-01', 'proposed'),
  ];
  const placed = (today: string) =>
    timelineOf(values, today, 'd').map(({ value: { id }, position, until }) => [
      id,
      position,
      until,
    ]);
  expect(placed('2026-06-30')).toEqual([
    ['c', 'planned', undefined],
    ['d', 'proposed', undefined],
    ['b', 'in force', '2026-07-01'],
    ['a', 'past', '2025-07-01'],
  ]);
  // Which one visitors read isn’t decided here.
  const read = timelineOf(values, '2026-06-30', 'd').filter(({ isRead }) => isRead);
  expect(read.map(({ value: { id } }) => id)).toEqual(['d']);
  expect(placed('2026-07-01')[0]).toEqual(['c', 'in force', undefined]);
  expect(placed('2020-01-01').at(-1)).toEqual(['a', 'in force', '2025-07-01']);
});
