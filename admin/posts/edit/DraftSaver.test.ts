import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { postValuesOf } from '../../../shared/post';
import { DraftSaver } from './DraftSaver';

// It reads what the browser stores.
vi.mock('../../signedIn', () => ({ lastUsername: () => 'ada' }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', globalThis);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('sends uninterrupted typing after ten seconds', async () => {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (request: Request | string, options?: RequestInit) => {
    const body = String(options?.body ?? (request instanceof Request && (await request.text())));
    sent.push(JSON.parse(body).title);
    return Response.json({ updated_at: `${sent.length}`, base_version: null });
  });
  vi.spyOn(console, 'error').mockReturnValue();
  const start = { id: 'a', values: postValuesOf({}), notePlaces: {} };
  const saver = new DraftSaver({ ...start, draftVersion: undefined, baseVersion: null });
  for (let second = 1; second <= 25; second += 1) {
    saver.change(postValuesOf({ title: `typed for ${second} s` }), {});
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(sent.length).toBeGreaterThanOrEqual(2);
  expect(sent[0]).toMatch(/typed for 1[01] s/);
  await vi.advanceTimersByTimeAsync(2000);
  expect(sent.at(-1)).toBe('typed for 25 s');
});
