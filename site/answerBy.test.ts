import { expect, it } from 'vitest';
import { answerBy } from './companyHours';

const by = (received: string) => answerBy(new Date(received)).toISOString();

it('promises 24 hours while the office opens, and later over Sundays and holidays', () => {
  // A Tuesday at 10:07 in Canberra (UTC+11).
  expect(by('2026-11-23T23:07:00Z')).toBe('2026-11-24T23:00:00.000Z');
  // Friday 5 pm: an hour then, and Saturday's from ten: 24 hours.
  expect(by('2026-11-27T06:00:00Z')).toBe('2026-11-28T06:00:00.000Z');
  // Saturday 3 pm: three hours of Monday.
  expect(by('2026-11-28T04:00:00Z')).toBe('2026-11-30T01:00:00.000Z');
  // Christmas Eve 5 pm: an hour then, and two of Tuesday 29 December.
  expect(by('2026-12-24T06:00:00Z')).toBe('2026-12-29T00:00:00.000Z');
  // Winter time (UTC+10), before the King's Birthday: Tuesday noon.
  expect(by('2026-06-06T05:00:00Z')).toBe('2026-06-09T02:00:00.000Z');
});
