import { expect, it } from 'vitest';
import { startingFirm } from '../startingFirm';
import { dayByInWords } from '../zonedTime';
import { promisedReply } from './promisedReply';

const by = (received: string) => promisedReply(new Date(received), startingFirm()).toISOString();

it('promises the end of the day on which 24 hours have passed, later over Sundays and holidays', () => {
  // A Tuesday at 10:07 in Sydney (UTC+11): Wednesday.
  expect(by('2026-11-23T23:07:00Z')).toBe('2026-11-25T12:59:59.999Z');
  // Friday 5 pm: one hour then, two on Saturday from ten.
  expect(by('2026-11-27T06:00:00Z')).toBe('2026-11-28T12:59:59.999Z');
  // Saturday 3 pm: three hours on Monday.
  expect(by('2026-11-28T04:00:00Z')).toBe('2026-11-30T12:59:59.999Z');
  // Christmas Eve 5 pm: one hour then, two on Tuesday 29 December.
  expect(by('2026-12-24T06:00:00Z')).toBe('2026-12-29T12:59:59.999Z');
  // Winter time (UTC+10), before the King's Birthday: Tuesday.
  expect(by('2026-06-06T05:00:00Z')).toBe('2026-06-09T13:59:59.999Z');
  // The day on which clocks go forward ends an hour earlier.
  expect(by('2026-10-02T21:00:00Z')).toBe('2026-10-04T12:59:59.999Z');
});

it('gives the promised day by the office’s clock or by the reader’s', () => {
  const end = '2026-11-24T12:59:59.999Z';
  expect(dayByInWords(end)).toBe('Tuesday 24 November, Sydney time');
  expect(dayByInWords(end, 'Australia/Melbourne')).toBe('Tuesday 24 November, Sydney time');
  expect(dayByInWords(end, 'Asia/Kolkata')).toBe('Tuesday 24 November, your time');
  expect(dayByInWords(end, 'Pacific/Auckland')).toBe('Wednesday 25 November, your time');
  expect(dayByInWords('soon')).toBeUndefined();
});
