import { expect, it } from 'vitest';
import { testApp } from '../testApp';
import type { EnquiryYear } from '../types';

it('counts a year by Sydney’s days, in groups, and as a table without formulas', async () => {
  const { db, send, signIn } = testApp();
  const ada = await signIn();
  const enter = async (received_at: string, fields: object = {}) => {
    const call = { by_hand: true, channel: 'phone', name: 'Dev', phone: '0412 345 678' };
    const made = await ada.send('POST', '/api/enquiries', { ...call, received_at, ...fields });
    expect(made.status).toBe(201);
    return (await made.json()).id as string;
  };
  // 31 December in UTC, the first of January in Sydney; and the reverse a year later.
  await enter('2024-12-31T14:00:00Z', { office_id: 'adelaide' });
  await enter('2025-12-31T12:30:00Z', { channel: 'walk-in' });
  await enter('2025-12-31T13:30:00Z');
  for (const [hours, day] of [1, 2, 3, 4, 5, 6, 7, 8, 9, 100].entries()) {
    const received_at = `2025-03-0${(hours % 9) + 1}T00:00:00Z`;
    const id = await enter(received_at, { topic: 'A visit' });
    const at = new Date(Date.parse(received_at) + day * 3_600_000).toISOString();
    await ada.send('POST', '/api/enquiry-contacts', {
      enquiry_id: id,
      channel: 'phone',
      text: 'Yes',
      at,
    });
    if (day === 1)
      await ada.send('PUT', `/api/enquiries/${id}`, { status: 'closed', outcome: 'client' });
  }
  const visitor = { name: 'Ann', email: 'ann@example.com', message: 'Which visa for nursing?' };
  const came_from = { utm_source: '+SUM(1)', referrer: 'x.example' };
  await send('POST', '/api/enquiries', { ...visitor, came_from });
  db.sqlite.exec(
    "UPDATE enquiries SET received_at = '2025-07-01T00:00:00Z', came_from = '{\"utm_source\":\"+SUM 1\"}' WHERE email <> ''",
  );
  const read = async (query: string) =>
    (await (await ada.send('GET', `/api/enquiry-year${query}`)).json()) as EnquiryYear;
  const year = await read('?year=2025');
  expect(year.total).toMatchObject({ received: 13, answered: 10, clients: 1 });
  expect(year.total).toMatchObject({ median_seconds: 5 * 3600, most_seconds: 9 * 3600 });
  expect(year.months.map(({ received }) => received)).toEqual([
    1, 0, 10, 0, 0, 0, 1, 0, 0, 0, 0, 1,
  ]);
  expect(year.offices).toMatchObject([
    { name: '', received: 12 },
    { name: 'Adelaide', received: 1 },
  ]);
  expect(year.topics).toMatchObject([{ name: 'A visit', clients: 1 }, { name: '' }]);
  expect(year.sources.map(({ name }) => name)).toEqual(['phone', '+SUM 1', 'walk-in']);
  expect(year.years.at(-1)).toBe(2025);
  expect((await read('?year=2026')).total.received).toBe(1);
  expect((await ada.send('GET', '/api/enquiry-year?year=soon')).status).toBe(422);
  expect((await send('GET', '/api/enquiry-year')).status).toBe(401);
  const table = await (await ada.send('GET', '/api/enquiry-year?year=2025&format=csv')).text();
  expect(table).toContain('"Month","2025-03","10","10","0","1","5.0","9.0","",""');
  expect(table).toContain(`"Source","'+SUM 1","1","0","0","0","","","",""`);
});
