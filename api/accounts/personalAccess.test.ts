import bcrypt from 'bcryptjs';
import { expect, it } from 'vitest';
import { admins } from '../../db/accounts/admins';
import { personalNames } from '../../shared/resources';
import { apiRoutes, password, testApp } from '../testApp';
import type { Account, Admin, Due } from '../types';

const visitorCalls = new Set([
  'POST /api/enquiries',
  'GET /api/enquiries/form-time',
  'POST /api/bookings',
]);
const marker = 'zqclient';
const client = {
  kind: 'enquiry',
  name: `Ann ${marker}`,
  email: `${marker}@example.org`,
  country: 'India',
  topic: 'student-visa',
  message: `I would like to study nursing in Adelaide. Which visa do I need? ${marker}`,
  newsletter: true,
};

/** Builds the app with a client's data, and Eve, whose account may not see it. */
async function withEve() {
  const kit = testApp();
  const ada = await kit.signIn();
  await ada.send('POST', '/api/session/confirmation', { password });
  const eve = { username: 'eve', password: 'eves own pass phrase', may_see_clients: false };
  const made = (await (await ada.send('POST', '/api/admins', eve)).json()) as Admin;
  expect(made.may_see_clients).toBe(false);
  // At the lowest cost: she signs in a hundred times.
  const quick = bcrypt.hashSync(eve.password, 4);
  kit.db.sqlite.prepare('UPDATE admins SET password_hash = ? WHERE id = ?').run(quick, made.id);
  expect((await kit.send('POST', '/api/enquiries', client)).status).toBe(201);
  const [enquiry] = (await (await ada.send('GET', '/api/enquiries')).json()) as { id: string }[];
  const id = enquiry?.id ?? '';
  const note = { enquiry_id: id, text: `A note on ${marker}` };
  expect((await ada.send('POST', '/api/enquiry-notes', note)).status).toBe(201);
  await ada.send('DELETE', `/api/enquiry-notes/${id}`);
  const signInEve = async () => {
    const session = await kit.signIn('eve', eve.password);
    await session.send('POST', '/api/session/confirmation', { password: eve.password });
    return session;
  };
  return { ...kit, ada, eve: { ...made, password: eve.password }, enquiryId: id, signInEve };
}

const isPersonal = (route: string) =>
  personalNames.includes(/^\w+ \/api\/([^/]+)/.exec(route)?.[1] ?? '') && !visitorCalls.has(route);

/** Ways to write an address that might pass a guard and still reach a route. */
const forms = (path: string): string[] => [
  path,
  `${path}/`,
  `${path}?filter={}&range=[0,99]`,
  path.replace('/api/', '/api//'),
  path.replace('/api/', '/api/./'),
  path.replace('/api/', '/API/'),
  path.replace(/\/api\/(\w)/, (_, letter: string) => `/api/%${letter.charCodeAt(0).toString(16)}`),
  path.replace('/api/', '/api%2f'),
  path.toUpperCase(),
  `${path};x=1`,
  `${path}%00`,
  `/api/blogs/..${path.slice('/api'.length)}`,
];

it('an account that may not see clients reaches no route about people, in any form', async () => {
  const { app, signInEve, enquiryId, ada } = await withEve();
  const { send } = await signInEve();
  const routes = apiRoutes(app);
  expect(routes.filter(isPersonal).length).toBeGreaterThan(25);
  for (const route of routes) {
    const [method = '', pattern = ''] = route.split(' ');
    const path = pattern.replaceAll(/:\w+/g, enquiryId);
    if (isPersonal(route)) expect((await send(method, path)).status, route).toBe(403);
    else if (method !== 'GET') continue;
    for (const form of isPersonal(route) ? forms(path) : [path]) {
      const body = method === 'GET' || method === 'DELETE' ? undefined : { email: client.email };
      const response = await send(method, form, body);
      expect(await response.text(), `${method} ${form}`).not.toContain(marker);
      if (isPersonal(route)) expect(response.ok, `${method} ${form}`).toBe(false);
    }
  }
  // The same data is there for an account that may.
  expect(await (await ada.send('GET', '/api/enquiries')).text()).toContain(marker);
});

it('nothing of people shows in what such an account may read', async () => {
  const { signInEve, enquiryId, db } = await withEve();
  const { send } = await signInEve();
  db.sqlite.exec("UPDATE messages SET status = 'failed'");
  const due = (await (await send('GET', '/api/due')).json()) as Due;
  expect(due.undelivered.count).toBe(0);
  expect((await send('PUT', `/api/editors/enquiries/${enquiryId}`, { tab: 't' })).status).toBe(404);
  expect((await send('PUT', '/api/editors/posts/1', { tab: 't' })).status).toBe(200);
  const account = (await (await send('GET', '/api/account')).json()) as Account;
  expect(account.may_see_clients).toBe(false);
  // A visitor's form stays open to everybody.
  expect((await send('POST', '/api/enquiries', { ...client, email: 'b@example.org' })).status).toBe(
    201,
  );
});

it('such an account can’t become one that may, in more than 200 tried ways', {
  tags: ['slow'],
}, async () => {
  const { app, db, eve, admin, signInEve, enquiryId } = await withEve();
  let session = await signInEve();
  const before = db.sqlite.prepare('SELECT id, password_hash, may_see_clients FROM admins').all();
  const gains = [
    { may_see_clients: true },
    { ...eve, may_see_clients: true },
    { username: 'eve', password: 'another pass phrase', may_see_clients: true },
    { username: 'mallory', password: 'another pass phrase', may_see_clients: 1 },
    { id: eve.id, name: 'Eve', role: 'x', marn: null, may_see_clients: 'true' },
    { admin_id: admin.id, id: admin.id, code: '000000', password: 'another pass phrase' },
  ];
  let ways = 0;
  for (const route of apiRoutes(app)) {
    const [method = '', pattern = ''] = route.split(' ');
    if (method === 'GET' || route === 'PUT /api/password') continue;
    for (const id of [eve.id, admin.id, enquiryId]) {
      for (const gain of method === 'DELETE' ? gains.slice(0, 1) : gains) {
        const path = pattern.replaceAll(/:\w+/g, id);
        const response = await session.send(method, path, method === 'DELETE' ? undefined : gain);
        if (response.status === 401 || /^DELETE \/api\/session/.test(route)) {
          session = await signInEve();
        }
        ways += 1;
      }
    }
  }
  expect(ways).toBeGreaterThan(200);
  const after = db.sqlite.prepare('SELECT id, password_hash, may_see_clients FROM admins').all();
  expect(after).toEqual(before);
  expect((await session.send('GET', '/api/enquiries')).status).toBe(403);
});

it('the switch is given and taken with a fresh password, at once, and never from the last account', async () => {
  const { signIn, signInEve, db, eve, admin } = await withEve();
  const give = { may_see_clients: true };
  const take = { may_see_clients: false };
  const stale = await signIn();
  db.sqlite.exec(
    "UPDATE sessions SET created_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-1 hour')",
  );
  const refusal = await stale.send('PUT', `/api/admins/${eve.id}`, give);
  expect([refusal.status, (await refusal.json()).confirm]).toEqual([403, 'password']);

  const fresh = await signIn();
  const open = await signInEve();
  expect((await open.send('GET', '/api/enquiries')).status).toBe(403);
  expect((await fresh.send('PUT', `/api/admins/${eve.id}`, give)).status).toBe(200);
  expect((await open.send('GET', '/api/enquiries')).status).toBe(200);
  expect((await fresh.send('PUT', `/api/admins/${eve.id}`, take)).status).toBe(200);
  expect((await open.send('GET', '/api/enquiries')).status).toBe(403);

  const last = await fresh.send('PUT', `/api/admins/${admin.id}`, take);
  expect([last.status, (await last.json()).errors]).toEqual([
    409,
    { may_see_clients: expect.stringMatching(/last account/) },
  ]);
  expect(admins.get(db, admin.id)?.may_see_clients).toBe(true);
});

it('what is about people is known by name, not by its own description alone', () => {
  expect([...personalNames].sort()).toEqual(
    // biome-ignore format: a list of words, read as one.
    [
      'admins', 'answer-fields', 'answer-templates', 'audit-events', 'booking-withdrawals',
      'bookings', 'calendar-feed', 'consultation-notes', 'enquiries', 'enquiry-answers',
      'enquiry-contacts', 'enquiry-joins', 'enquiry-notes', 'enquiry-numbers', 'enquiry-papers', 'enquiry-replies', 'enquiry-year', 'erasures',
      'exports', 'outbox', 'personal-data', 'subscribers', 'test-mails',
    ],
  );
});
