import { expect, it } from 'vitest';
import { plainEntries } from '../../db/plain';
import { testApp } from '../testApp';

it.each(plainEntries)(
  '%s are written, found, kept from losing a change, deleted, and told of',
  async (name, { resource }) => {
    const kit = testApp();
    const { send } = await kit.signIn();
    const fields = Object.entries(resource.fields);
    const filled = (text: string) => Object.fromEntries(fields.map(([field]) => [field, text]));
    const list = async (q: string) => {
      const filter = encodeURIComponent(JSON.stringify({ q }));
      return (await send('GET', `/api/${name}?filter=${filter}`)).json();
    };

    for (const [field, { max, isOptional }] of fields) {
      const empty = await send('POST', `/api/${name}`, { ...filled('Zanzibar'), [field]: ' ' });
      expect(empty.status, field).toBe(isOptional ? 201 : 422);
      if (isOptional) await send('DELETE', `/api/${name}/${(await empty.json()).id}`);
      const long = { ...filled('Zanzibar'), [field]: 'x'.repeat(max + 1) };
      const refused = await (await send('POST', `/api/${name}`, long)).json();
      expect(refused).toMatchObject({ errors: { [field]: expect.stringContaining('too long') } });
    }
    const made = await send('POST', `/api/${name}`, { ...filled('Zanzibar'), id: 'one' });
    expect(made.status).toBe(201);
    const { updated_at } = await made.json();
    expect(await list('anzib')).toMatchObject([{ id: 'one', ...filled('Zanzibar') }]);
    const unique = fields.filter(([, { isUnique }]) => isUnique).map(([field]) => field);
    const second = await send('POST', `/api/${name}`, { ...filled('Zanzibar'), id: 'two' });
    expect(second.status).toBe(unique.length > 0 ? 409 : 201);
    const change = { ...filled('Quito'), updated_at };
    expect((await send('PUT', `/api/${name}/one`, change)).status).toBe(200);
    const late = await send('PUT', `/api/${name}/one`, change);
    expect(late.status).toBe(409);
    expect((await late.json()).current).toMatchObject(filled('Quito'));
    expect((await kit.send('GET', `/api/${name}/one`)).status).toBe(resource.isPublic ? 200 : 401);
    expect((await send('DELETE', `/api/${name}/one`)).status).toBe(200);
    expect((await send('GET', `/api/${name}/one`)).status).toBe(404);
    const events = await (await send('GET', '/api/audit-events?filter={"record_id":"one"}')).json();
    expect(events).toMatchObject(
      ['delete', 'update', 'create'].map((action) => ({ action, resource: name })),
    );
  },
);

it.each(
  plainEntries.flatMap(
    ([
      name,
      {
        resource: { personal, fields },
      },
    ]) => (personal === undefined ? [] : [{ name, personal, fields }]),
  ),
)('$name are shown and erased with a person’s data', async ({ name, personal, fields }) => {
  const { signIn } = testApp();
  const { send } = await signIn();
  const texts = Object.fromEntries(Object.keys(fields).map((field) => [field, 'Zanzibar']));
  const email = 'Priya@example.com';
  await send('POST', `/api/${name}`, { ...texts, [personal]: email, id: 'one' });
  await send('POST', '/api/session/confirmation', { password: 'correct-horse' });
  const held = await (await send('GET', `/api/personal-data?email=${email}`)).json();
  expect(held[name]).toMatchObject([{ id: 'one' }]);
  const erased = await send('POST', '/api/erasures', { email });
  expect((await erased.json())[name]).toBe(1);
  expect((await send('GET', `/api/${name}/one`)).status).toBe(404);
});
