import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testApp } from '../testApp';
import type { ListedEnquiry } from '../types';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-01T10:00:00+11:00') });
});
afterEach(() => {
  vi.useRealTimers();
});

it('names whose visa ends within 28 days, or has ended, until somebody has seen to it', async () => {
  const kit = testApp();
  const { send } = await kit.signIn();
  const enter = async (name: string, visa_ends_on: string | null, more: object = {}) => {
    const call = { by_hand: true, channel: 'phone', name, phone: '0412 345 678' };
    const made = await send('POST', '/api/enquiries', { ...call, visa_ends_on });
    const { id } = await made.json();
    expect((await send('PUT', `/api/enquiries/${id}`, more)).status).toBe(200);
    return id as string;
  };
  const last = await enter('On the last day', '2026-12-29');
  await enter('A day later', '2026-12-30');
  await enter('Over', '2026-11-30');
  await enter('No day', null);
  await enter('A client', '2026-12-20', { status: 'closed', outcome: 'client' });
  await enter('Closed otherwise', '2026-12-20', { status: 'closed', outcome: 'quoted' });
  await enter('Spam', '2026-12-20', { verdict: 'spam' });
  const named = async () => {
    const query = new URLSearchParams({
      filter: '{"visa_ending":"true"}',
      sort: '["visa_ends_on","ASC"]',
    });
    const rows: ListedEnquiry[] = await (await send('GET', `/api/enquiries?${query}`)).json();
    return rows.map(({ name }) => name);
  };
  expect(await named()).toEqual(['Over', 'A client', 'On the last day']);
  await send('PUT', `/api/enquiries/${last}`, { visa_end_done: '2026-12-29' });
  expect(await named()).toEqual(['Over', 'A client']);
  // Another end is another task.
  await send('PUT', `/api/enquiries/${last}`, { visa_ends_on: '2026-12-15' });
  expect(await named()).toEqual(['Over', 'On the last day', 'A client']);
});
