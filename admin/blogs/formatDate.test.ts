import { expect, it, onTestFinished, vi } from 'vitest';

it.each([
  ['Pacific/Auckland', '2026-03-31'],
  ['America/Los_Angeles', '2026-03-30'],
])('in %s a calendar date is its day, and today is that of the editor', async (zone, day) => {
  vi.stubEnv('TZ', zone);
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.useFakeTimers({ now: new Date('2026-03-30T18:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  // The format is made once, as the file is read.
  vi.resetModules();
  const { formatDate, today } = await import('./formatDate');
  expect(formatDate('2026-03-31')).toBe('31 Mar 2026');
  expect(today()).toBe(day);
});
