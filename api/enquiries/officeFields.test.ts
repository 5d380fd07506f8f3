import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { dayInSydney } from '../../db/time';
import { type OfficeFieldName, officeField, officeFieldNames } from '../../shared/enquiryFields';
import { password, testApp } from '../testApp';

const visitor = { name: 'Priya', email: 'priya@example.com', message: 'Which visa for a nurse?' };

/** A value of a field, and one that is refused. */
function valuesOf(name: OfficeFieldName): { said: string; wrong: unknown } {
  const field = officeField(name);
  if (field.kind === 'choice') return { said: field.choices[1]?.id ?? '', wrong: 'zanzibar' };
  if (field.kind === 'day') return { said: dayInSydney(new Date()), wrong: 'soon' };
  return { said: 'Zanzibar 7', wrong: 'x'.repeat(field.max + 1) };
}

it.each(officeFieldNames)(
  'what the office adds as %s is checked, kept, listed, found, exported, shown and erased',
  async (name) => {
    const kit = testApp();
    const { short, label, kind, place } = officeField(name);
    const { said, wrong } = valuesOf(name);
    await kit.send('POST', '/api/enquiries', visitor);
    const { send } = await kit.signIn();
    const [{ id, updated_at }] = await (await send('GET', '/api/enquiries')).json();
    const path = `/api/enquiries/${id}`;
    const refused = await send('PUT', path, { updated_at, [name]: wrong });
    expect([refused.status, Object.keys((await refused.json()).errors)]).toEqual([422, [name]]);
    const kept = await send('PUT', path, { updated_at, [name]: said });
    expect((await kept.json())[name]).toBe(said);
    // Sent again after its answer was lost, it is no conflict.
    expect((await send('PUT', path, { updated_at, [name]: said })).status).toBe(200);

    const [listed] = await (await send('GET', '/api/enquiries')).json();
    expect(listed[name]).toBe(said);
    if (kind === 'choice') {
      const filter = (value: string) =>
        `/api/enquiries?${new URLSearchParams({ filter: JSON.stringify({ [name]: value }) })}`;
      expect(await (await send('GET', filter(said))).json()).toHaveLength(1);
      expect(await (await send('GET', filter('no-answer'))).json()).toHaveLength(0);
    }
    await send('POST', '/api/session/confirmation', { password });
    const csv = await (await send('POST', '/api/exports', { resource: 'enquiries' })).text();
    const [row] = parse(csv, { columns: true, bom: true }) as Record<string, string>[];
    expect(row?.[short ?? label]).toBe(said);
    const query = `email=${visitor.email}`;
    const held = await (await send('GET', `/api/personal-data?${query}`)).json();
    expect(held.enquiries[0][name]).toBe(said);
    const events = await (await send('GET', '/api/audit-events')).json();
    expect(events).toContainEqual(
      expect.objectContaining({ resource: 'enquiries', action: 'update', summary: name }),
    );

    // Emptied, it is as in a new one.
    const empty = await (await send('PUT', path, { [name]: '' })).json();
    expect(empty[name]).toBe(kind === undefined ? '' : null);
    await send('PUT', path, { [name]: said });
    await send('POST', '/api/erasures', { email: visitor.email });
    expect(kit.db.sqlite.prepare(`SELECT count(*) FROM enquiries`).pluck().get()).toBe(0);

    const hand = { by_hand: true, channel: 'phone', name: 'Dev', phone: '0412 345 678' };
    const entered = await send('POST', '/api/enquiries', { ...hand, [name]: said });
    expect((await entered.json())[name] === said).toBe(place === 'particulars');
  },
);

it('an enquiry that is over gets no next step, and one day can’t be in the future', async () => {
  const kit = testApp();
  await kit.send('POST', '/api/enquiries', visitor);
  const { send } = await kit.signIn();
  const [{ id }] = await (await send('GET', '/api/enquiries')).json();
  const put = async (body: object) => (await send('PUT', `/api/enquiries/${id}`, body)).json();
  expect((await put({ guide_given_on: '2999-01-01' })).errors).toEqual({
    guide_given_on: 'This day hasn’t come yet.',
  });
  expect(await put({ next_on: '2999-01-01', next_reason: 'Call' })).toMatchObject({
    next_on: '2999-01-01',
  });
  const closed = { status: 'closed', outcome: 'client', next_on: '2999-01-01' };
  expect(await put(closed)).toMatchObject({ ...closed, next_on: null, next_reason: '' });
  expect(await put({ next_on: '2999-01-01' })).toMatchObject({ next_on: null });
  expect(await put({ status: 'open' })).toMatchObject({ status: 'open', outcome: 'client' });
});
