import { expect, it } from 'vitest';
import { plainEntries } from '../../db/plain';
import { titleField } from '../../shared/resource';
import { password, testApp } from '../testApp';
import { sampleValues } from './sampleValues';

it.each(plainEntries.filter(([, { resource }]) => !resource.isSingle))(
  '%s are written, found, kept from losing a change, deleted, and told of',
  async (name, { resource }) => {
    const kit = testApp();
    const { send } = await kit.signIn();
    await send('POST', '/api/session/confirmation', { password });
    const fields = Object.entries(resource.fields);
    const [first, second] = [sampleValues(resource.fields), sampleValues(resource.fields, 1)];
    const title = titleField(resource.fields);
    const list = async (q: string) => {
      const filter = encodeURIComponent(JSON.stringify({ q }));
      return (await send('GET', `/api/${name}?filter=${filter}`)).json();
    };

    for (const [field, { kind, isOptional, ...rest }] of fields) {
      if (kind !== undefined || !('max' in rest)) continue;
      const empty = await send('POST', `/api/${name}`, { ...first, [field]: ' ' });
      expect(empty.status, field).toBe(isOptional ? 201 : 422);
      if (isOptional) await send('DELETE', `/api/${name}/${(await empty.json()).id}`);
      const long = { ...first, [field]: 'x'.repeat(rest.max + 1) };
      const refused = await (await send('POST', `/api/${name}`, long)).json();
      expect(refused).toMatchObject({ errors: { [field]: expect.stringMatching(/\S/) } });
    }
    const made = await send('POST', `/api/${name}`, { ...first, id: 'one' });
    expect(made.status).toBe(201);
    const { updated_at } = await made.json();
    expect(await list('anzib')).toMatchObject([{ id: 'one', ...first }]);
    const isUnique = fields.some(([, field]) => 'isUnique' in field);
    const again = await send('POST', `/api/${name}`, { ...first, id: 'two' });
    expect(again.status).toBe(isUnique ? 409 : 201);
    const change = { ...second, updated_at };
    expect((await send('PUT', `/api/${name}/one`, change)).status).toBe(200);
    const late = await send('PUT', `/api/${name}/one`, change);
    expect(late.status).toBe(409);
    expect((await late.json()).current).toMatchObject(second);
    const asVisitor = await kit.send('GET', `/api/${name}`);
    expect(asVisitor.status).toBe(resource.isPublic ? 200 : 401);
    const hidden = fields.filter(([, { isPrivate }]) => isPrivate).map(([field]) => field);
    for (const row of resource.isPublic ? await asVisitor.json() : []) {
      expect(Object.keys(row).filter((field) => hidden.includes(field))).toEqual([]);
    }
    expect((await send('DELETE', `/api/${name}/one`)).status).toBe(200);
    expect((await send('GET', `/api/${name}/one`)).status).toBe(404);
    const events = await (await send('GET', '/api/audit-events?filter={"record_id":"one"}')).json();
    expect(events).toMatchObject(
      ['delete', 'update', 'create'].map((action) => ({ action, resource: name })),
    );
    expect(events[1].summary).toContain(String(second[title]));
  },
);

it.each(plainEntries.filter(([, { resource }]) => resource.isSingle))(
  '%s has one row, read and changed without an id',
  async (name, { resource }) => {
    const kit = testApp();
    const { send } = await kit.signIn();
    await send('POST', '/api/session/confirmation', { password });
    const { updated_at } = await (await send('GET', `/api/${name}`)).json();
    const change = { ...sampleValues(resource.fields, 1), updated_at };
    expect((await send('PUT', `/api/${name}`, change)).status).toBe(200);
    expect((await send('PUT', `/api/${name}`, change)).status).toBe(409);
    expect(await (await send('GET', `/api/${name}`)).json()).toMatchObject(
      sampleValues(resource.fields, 1),
    );
    expect((await kit.send('PUT', `/api/${name}`, change)).status).toBe(401);
    expect((await kit.send('GET', `/api/${name}`)).status).toBe(200);
    for (const [method, path] of [
      ['POST', `/api/${name}`],
      ['DELETE', `/api/${name}/${name}`],
    ] as const) {
      expect((await send(method, path)).ok).toBe(false);
    }
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
  const email = 'Priya@example.com';
  await send('POST', `/api/${name}`, { ...sampleValues(fields), [personal]: email, id: 'one' });
  await send('POST', '/api/session/confirmation', { password: 'correct-horse' });
  const held = await (await send('GET', `/api/personal-data?email=${email}`)).json();
  expect(held[name]).toMatchObject([{ id: 'one' }]);
  const erased = await send('POST', '/api/erasures', { email });
  expect((await erased.json())[name]).toBe(1);
  expect((await send('GET', `/api/${name}/one`)).status).toBe(404);
});

it.each(plainEntries.filter(([, { resource }]) => resource.sections))(
  'the sections of the form of %s begin with its first field, and each at one',
  (_name, { resource: { fields, sections = {} } }) => {
    const names = Object.keys(fields);
    const starts = Object.keys(sections);
    expect(starts[0]).toBe(names[0]);
    expect(names.filter((name) => starts.includes(name))).toEqual(starts);
    expect(new Set(Object.values(sections)).size).toBe(starts.length);
  },
);
