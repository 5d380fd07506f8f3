import { afterEach, expect, it, vi } from 'vitest';
import { admins } from '../../db/accounts/admins';
import { plainSources } from '../../db/plain';
import { sampleValues } from '../resources/sampleValues';
import { testApp } from '../testApp';
import type { Account, Admin, AuditEvent, PersonAccount, SignablePages } from '../types';

afterEach(() => {
  vi.useRealTimers();
});

/**
 * What the firm asserts, and who may change it: an owner with a fresh password; an account that may
 * see clients; any. Every field that a page, a legal sentence, structured data, a signature or the
 * offer of times reads is in it: a new one has to be placed.
 */
const whoMayChange = {
  'people/priya-raman': {
    owner: 'name role marn registered_until renewal_lodged_on ended_on',
    clients: 'notices_to video_url',
    any: 'languages specialization bio image offices on_team on_home takes_bookings hours absences topics position',
  },
  company: {
    owner: 'name founded abn marns shows_results has_samples',
    clients:
      'email phone phone_dial messaging booking_page booking_widget enquiry_form consultation_form booking_at_once calendar_names linkedin facebook instagram',
    any: 'short_name description keywords hours zone promised_hours open_hours booking_notice booking_buffer booking_days content_signal',
  },
  'offices/canberra': {
    owner: '',
    clients: 'phone phone_dial email notices_to',
    any: 'city role street locality region postcode country phone_note countries topics hours zone zone_note image position ended_on',
  },
  claims: { owner: 'label value counted as_of', clients: '', any: 'position' },
  approvals: { owner: 'person visa place image agreed_on', clients: '', any: '' },
} as const;

const words = (text: string) => text.split(' ').filter(Boolean);
const eve = { username: 'eve', password: 'eves own pass phrase', may_see_clients: false };

/** Builds the app with an owner, ada, and with eve, who may not see clients. */
async function firm() {
  const kit = testApp();
  const ada = await kit.signIn();
  const proveOf = (who: typeof ada, password: string) => () =>
    who.send('POST', '/api/session/confirmation', { password });
  const prove = proveOf(ada, 'correct-horse');
  const made = (await (await ada.send('POST', '/api/admins', eve)).json()) as Admin;
  const below = await kit.signIn('eve', eve.password);
  const read = async <Result = Record<string, unknown>>(path: string): Promise<Result> =>
    (await ada.send('GET', path)).json();
  /** Forgets the password confirmed lately: what is left is the sign-in. */
  const growStale = () => kit.db.sqlite.exec('UPDATE sessions SET confirmed_at = NULL');
  const proveBelow = proveOf(below, eve.password);
  return { ...kit, ada, below, eveId: made.id, prove, proveBelow, read, growStale };
}

const isTable = (name: string): name is keyof typeof plainSources => name in plainSources;

it('each field of the firm is changed by whom it says, and what is asserted by an owner alone', async () => {
  const { ada, below, prove, proveBelow, read, growStale, db } = await firm();
  for (const [path, rights] of Object.entries(whoMayChange)) {
    const name = path.split('/')[0] ?? '';
    if (!isTable(name)) throw new Error(path);
    const { fields } = plainSources[name].resource;
    const placed = [...words(rights.owner), ...words(rights.clients), ...words(rights.any)];
    expect(placed.sort(), path).toEqual(Object.keys(fields).sort());
    const first = `SELECT id FROM ${name} LIMIT 1`;
    const address =
      path.includes('/') || name === 'company'
        ? path
        : `${name}/${String(db.sqlite.prepare(first).pluck().get())}`;
    for (const field of placed) {
      const row = await read(`/api/${address}`);
      const samples = [sampleValues(fields), sampleValues(fields, 1)].map((one) => one[field]);
      const value = samples.find((one) => JSON.stringify(one) !== JSON.stringify(row[field]));
      const said = `${path} ${field}`;
      const change = (who: typeof ada) =>
        who.send('PUT', `/api/${address}`, { ...row, [field]: value });
      const isOwners = words(rights.owner).includes(field);
      const isFree = words(rights.any).includes(field);
      await proveBelow();
      if (value === undefined) continue;
      const lower = await change(below);
      expect(lower.status, said).toBe(isFree ? 200 : 403);
      if (isFree) continue;
      expect(await lower.json(), said).not.toHaveProperty('confirm');
      if (isOwners) {
        growStale();
        const late = await change(ada);
        expect([late.status, (await late.json()).confirm], said).toEqual([403, 'password']);
      }
      await prove();
      expect((await change(ada)).status, said).toBe(200);
      if (!isOwners) continue;
      const [event] = await read<AuditEvent[]>('/api/audit-events?range=[0,0]');
      const from = row[field] || 'none';
      expect(event?.summary, said).toContain(`: ${from} → ${value || 'none'}`);
    }
  }
});

it('claims, approvals and agents are made and taken away by an owner alone', async () => {
  const { ada, below, prove, proveBelow, growStale } = await firm();
  const made = {
    claims: { label: 'visas', value: '9,000+', position: 1 },
    approvals: { person: 'Ann B.', visa: 'Student visa (500)', place: 'Perth', agreed_on: '' },
    people: { name: 'Mallory', role: 'Agent', bio: 'x', marn: '7777777' },
  };
  for (const [name, values] of Object.entries(made)) {
    await proveBelow();
    expect((await below.send('POST', `/api/${name}`, values)).status, name).toBe(403);
    growStale();
    expect((await ada.send('POST', `/api/${name}`, values)).status, name).toBe(403);
    await prove();
    const row = await (await ada.send('POST', `/api/${name}`, values)).json();
    await proveBelow();
    expect((await below.send('DELETE', `/api/${name}/${row.id}`)).status, name).toBe(403);
    await prove();
    expect((await ada.send('DELETE', `/api/${name}/${row.id}`)).status, name).toBe(200);
  }
  await proveBelow();
  const clerk = { name: 'Clerk', role: 'Clerk', bio: 'x' };
  expect((await below.send('POST', '/api/people', clerk)).status).toBe(201);
});

it('an account’s MARN is an owner’s to set, and no reply is signed with it', async () => {
  const { ada, below, eveId, prove, proveBelow, read, growStale, send } = await firm();
  const signature = { name: 'Tom Gallagher', role: 'Registered migration agent', marn: '0000002' };
  await proveBelow();
  const tried = await below.send('PUT', '/api/account/signature', signature);
  expect(tried.status).toBe(403);
  growStale();
  expect((await ada.send('PUT', '/api/account/signature', signature)).status).toBe(403);
  expect((await ada.send('PUT', `/api/admins/${eveId}`, signature)).status).toBe(403);
  await prove();
  expect((await ada.send('PUT', `/api/admins/${eveId}`, signature)).status).toBe(200);
  const [event] = await read<AuditEvent[]>('/api/audit-events?range=[0,0]');
  expect(event?.summary).toContain('MARN: none → 0000002');
  // Her own name and role are part of it now.
  await proveBelow();
  expect((await below.send('PUT', '/api/account/signature', { name: 'Eve' })).status).toBe(403);
  await prove();
  expect((await ada.send('PUT', '/api/account/signature', signature)).status).toBe(200);
  await send('POST', '/api/enquiries', {
    ...{ kind: 'enquiry', name: 'Ann', email: 'ann@example.org', country: 'India' },
    ...{ topic: 'Permanent residency', message: 'Which visa do I need to stay in Adelaide?' },
  });
  const [enquiry] = await read<{ id: string }[]>('/api/enquiries');
  const shown = await read<{ signature: string }>(`/api/answer-fields?enquiry_id=${enquiry?.id}`);
  expect(shown.signature).toContain('Tom Gallagher');
  expect(shown.signature).not.toMatch(/\nTom Gallagher\n.*(MARN|egistered)/);
});

it('whose account a person’s is, an owner proposes, and that account confirms', async () => {
  const { ada, below, eveId, prove, proveBelow, read, growStale, db, admin, signIn } = await firm();
  const path = '/api/people/tom-gallagher';
  const tom = await read(path);
  await prove();
  const refused = await ada.send('PUT', path, { ...tom, admin_id: eveId });
  expect([refused.status, (await refused.json()).errors]).toEqual([
    422,
    { admin_id: expect.stringContaining('/account') },
  ]);
  await proveBelow();
  expect((await below.send('POST', `${path}/account`, { admin_id: eveId })).status).toBe(403);
  growStale();
  expect((await ada.send('POST', `${path}/account`, { admin_id: eveId })).status).toBe(403);
  await prove();
  const proposed = await ada.send('POST', `${path}/account`, { admin_id: eveId });
  expect([proposed.status, await proposed.json()]).toEqual([
    200,
    { admin_id: eveId, username: 'eve', proposed_by: 'ada', confirmed_at: null },
  ]);
  expect((await ada.send('POST', `${path}/account/confirm`)).status).toBe(404);
  growStale();
  expect((await below.send('POST', `${path}/account/confirm`)).status).toBe(403);
  const account = async (who: typeof ada) =>
    (await (await who.send('GET', '/api/account')).json()) as Account;
  expect(await account(below)).toMatchObject({ person: 'Tom Gallagher', person_confirmed: false });
  const list = async (who: typeof ada) =>
    (await (await who.send('GET', '/api/signable-pages')).json()) as SignablePages;
  const guide = '/services/student-visa';
  const sign = async (who: typeof ada) => {
    const { pages } = await list(who);
    const version = pages.find(({ subject }) => subject === guide)?.version;
    return who.send('POST', '/api/signatures', { subject: guide, version });
  };
  const toConfirm = async () =>
    (await (await below.send('GET', '/api/due')).json()).confirm_person as string | null;
  expect(await toConfirm()).toBe('Tom Gallagher');
  await proveBelow();
  expect((await list(below)).people).toEqual([]);
  expect((await sign(below)).status).toBe(403);
  expect((await below.send('POST', `${path}/account/confirm`)).status).toBe(200);
  expect(await account(below)).toMatchObject({ person_confirmed: true });
  expect(await toConfirm()).toBeNull();
  growStale();
  expect((await sign(below)).status).toBe(403);
  await proveBelow();
  expect((await sign(below)).status).toBe(201);
  const state = async () =>
    (await list(ada)).pages.find(({ subject }) => subject === guide)?.signature?.ended;
  expect(await state()).toBeNull();
  // As nobody else, while they are Tom.
  await prove();
  const priya = '/api/people/priya-raman';
  expect((await ada.send('POST', `${priya}/account`, { admin_id: eveId })).status).toBe(409);
  // Taken for oneself and given back: it never holds again.
  expect((await ada.send('POST', `${path}/account`, { admin_id: admin.id })).status).toBe(200);
  expect(await state()).toBe('account');
  expect((await ada.send('POST', `${path}/account/confirm`)).status).toBe(200);
  expect((await ada.send('DELETE', `${path}/account`)).status).toBe(204);
  expect((await ada.send('POST', `${path}/account`, { admin_id: eveId })).status).toBe(200);
  await proveBelow();
  expect((await below.send('POST', `${path}/account/confirm`)).status).toBe(200);
  expect(await state()).toBe('account');
  // Signed again, only the signer or an owner takes it back.
  expect((await sign(below)).status).toBe(201);
  const other = { username: 'oscar', password: 'oscars own pass phrase', may_see_clients: false };
  await prove();
  await ada.send('POST', '/api/admins', other);
  const third = await signIn(other.username, other.password);
  const address = `/api/signatures/${encodeURIComponent(guide)}`;
  expect((await third.send('DELETE', address)).status).toBe(403);
  expect((await below.send('DELETE', address)).status).toBe(200);
  // The account goes, and its links with it.
  await prove();
  expect((await ada.send('DELETE', `/api/admins/${eveId}`)).status).toBe(200);
  expect(await read<PersonAccount | null>(`${path}/account`)).toBeNull();
  expect(admins.get(db, eveId)).toBeUndefined();
});
