import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { formatMoment, sydneyClock, sydneyParts, sydneyToUtc } from './dates';

it.each(['Pacific/Auckland', 'America/Los_Angeles'])(
  'in %s a calendar date is its day, and today is that of Sydney',
  async (zone) => {
    vi.stubEnv('TZ', zone);
    onTestFinished(() => void vi.unstubAllEnvs());
    vi.useFakeTimers({ now: new Date('2026-03-30T18:00:00Z') });
    onTestFinished(() => void vi.useRealTimers());
    // The format is created when the module is loaded.
    vi.resetModules();
    const { formatDate, today } = await import('./dates');
    expect(formatDate('2026-03-31')).toBe('31 Mar 2026');
    expect(today()).toBe('2026-03-31');
  },
);

describe('a time in Sydney', () => {
  it('is ten hours ahead of UTC in winter and eleven in summer', () => {
    expect(sydneyToUtc('2026-07-01', '09:00')).toBe('2026-06-30T23:00:00.000Z');
    expect(sydneyToUtc('2026-12-01', '09:00')).toBe('2026-11-30T22:00:00.000Z');
    expect(formatMoment('2026-06-30T23:00:00.000Z')).toBe('1 July 2026, 9:00 am Sydney');
    expect(sydneyParts('2026-11-30T22:00:00.000Z')).toEqual({ day: '2026-12-01', time: '09:00' });
    expect(sydneyClock('2026-11-30T13:05:00.000Z')).toBe('00:05');
  });

  it('does not exist where clocks go forward, and is the first of two where they go back', () => {
    expect(sydneyToUtc('2026-10-04', '01:59')).toBe('2026-10-03T15:59:00.000Z');
    expect(sydneyToUtc('2026-10-04', '02:30')).toBeUndefined();
    expect(sydneyToUtc('2026-10-04', '03:00')).toBe('2026-10-03T16:00:00.000Z');
    expect(sydneyToUtc('2026-04-05', '02:30')).toBe('2026-04-04T15:30:00.000Z');
    expect(sydneyToUtc('2026-04-05', '03:00')).toBe('2026-04-04T17:00:00.000Z');
  });

  it('says which one it is of an hour that comes twice', () => {
    const [first, second] = ['2027-04-03T15:30:00.000Z', '2027-04-03T16:30:00.000Z'];
    expect(sydneyToUtc('2027-04-04', '02:30')).toBe(first);
    expect(formatMoment(first)).toMatch(/2:30 am Sydney \(the first of two, in daylight time\)$/);
    expect(formatMoment(second)).toMatch(/2:30 am Sydney \(the second of two, in standard time\)$/);
    expect(formatMoment('2027-04-03T14:30:00.000Z')).toMatch(/1:30 am Sydney$/);
    expect(formatMoment('2027-04-03T17:00:00.000Z')).toMatch(/3:00 am Sydney$/);
  });

  it('is empty without a day or a time', () => {
    expect(sydneyToUtc('', '09:00')).toBeUndefined();
    expect(sydneyToUtc('2026-02-30', '09:00')).toBeUndefined();
    expect(sydneyToUtc('2026-02-01', '')).toBeUndefined();
  });
});
