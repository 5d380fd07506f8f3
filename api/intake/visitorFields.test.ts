import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { visitorField as fieldOf, visitorFieldNames } from '../../shared/enquiryFields';
import { password, testApp } from '../testApp';

const saidAs = { email: 'zanzibar@example.com', tel: '+255 24 777 1 999', text: 'Zanzibar 7' };

it.each(visitorFieldNames)(
  'what a visitor says of %s is asked, mailed, listed, exported, shown and erased',
  async (name) => {
    const kit = testApp();
    const said = saidAs[fieldOf(name).type ?? 'text'];
    const email = name === 'email' ? said : 'priya@example.com';
    const visitor = { name: 'Priya', email, message: 'Which visa for a nurse?', [name]: said };
    expect((await kit.send('POST', '/api/enquiries', visitor)).status).toBe(201);
    const long = { ...visitor, [name]: 'x'.repeat(fieldOf(name).max + 1) };
    const refused = await (await kit.send('POST', '/api/enquiries', long)).json();
    expect(Object.keys(refused.errors)).toEqual([name]);

    const form = await (await kit.app.request('/contact')).text();
    expect(form).toContain(`name="${name}"`);
    const { send } = await kit.signIn();
    const [listed] = await (await send('GET', '/api/enquiries')).json();
    expect(listed[name]).toBe(said);
    const outbox = await (await send('GET', '/api/outbox')).json();
    const notice = outbox.find(({ kind }: { kind: string }) => kind === 'enquiry-notice');
    expect(notice.text).toContain(`${fieldOf(name).short}: ${said}`);
    const { id, updated_at } = listed;
    const mended = name === 'email' ? 'mended@example.com' : `${said} 9`;
    const path = `/api/enquiries/${id}`;
    const corrected = await send('PUT', path, { updated_at, [name]: mended });
    expect((await corrected.json()).corrections).toMatchObject([
      { field: name, before: said, after: mended },
    ]);
    await send('PUT', path, { [name]: said });
    await send('POST', '/api/session/confirmation', { password });
    const csv = await (await send('POST', '/api/exports', { resource: 'enquiries' })).text();
    const [row] = parse(csv, { columns: true, bom: true }) as Record<string, string>[];
    expect(row?.[fieldOf(name).short]).toBe(said);
    const held = await (await send('GET', `/api/personal-data?email=${email}`)).json();
    expect(held.enquiries[0][name]).toBe(said);
    await send('POST', '/api/erasures', { email });
    expect(kit.db.sqlite.serialize().toString('latin1').toLowerCase()).not.toContain(
      said.toLowerCase(),
    );
  },
);
