import { expect, it } from 'vitest';
import { testApp } from './testApp';

// What docs/operating.md says of lists that strangers write. Misses of pages and searches, mail,
// bookings and failed sign-ins are filled in the tests of their own rooms.

it('neither messages nor subscriptions of many networks fill the file', {
  tags: ['slow'],
}, async () => {
  const { db, send } = testApp({ TRUST_PROXY: '1' });
  const rows = (table: string) => db.sqlite.prepare(`SELECT count(*) FROM ${table}`).pluck().get();
  for (let n = 0; n < 600; n += 1) {
    const headers = { 'X-Forwarded-For': `198.18.${n >> 2}.${n & 3}` };
    const email = `n${n}@n${n}.example`;
    if (n < 260) await send('POST', '/api/newsletter', { email }, headers);
    const message = `Which visa does a nurse of ${n} need?`;
    await send('POST', '/api/enquiries', { name: 'Ann', email, message }, headers);
  }
  expect(rows('subscribers')).toBe(240);
  // The first of 480 networks, and 80 further ones.
  expect(rows('enquiries')).toBe(560);
});
