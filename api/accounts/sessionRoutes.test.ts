import { afterEach, describe, expect, it, vi } from 'vitest';
import { admins } from '../../db/accounts/admins';
import type { Database } from '../../db/client';
import { sweepHits } from '../../db/rateLimitHits';
import { leaveNoRoom } from '../../db/testDatabase';
import { cookiesOf, password, testApp } from '../testApp';
import { hashPassword } from './passwords';

const next = 'battery-staple';

afterEach(() => {
  vi.useRealTimers();
});

/** Fills the file until nothing more can be written. */
function fillUp(db: Database): void {
  leaveNoRoom(db);
  const insert = db.sqlite.prepare('INSERT INTO rate_limit_hits (key, at) VALUES (?, ?)');
  const fill = () => insert.run(crypto.randomUUID(), new Date().toISOString());
  // A page of one index may be full while another has room.
  for (let failures = 0; failures < 100; ) {
    try {
      fill();
    } catch {
      failures += 1;
    }
  }
  expect(fill).toThrow(/full/);
}

describe('signing in', () => {
  it('returns 201 with the admin, without the hash, and an HttpOnly SameSite=Lax cookie', async () => {
    const { send } = testApp();
    const response = await send('POST', '/api/session', { username: 'ada', password });
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({ id: 'admin-1', username: 'ada' });
    const cookie = response.headers.getSetCookie().find((text) => text.startsWith('session='));
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    expect(cookie).toMatch(/Path=\//);
    expect(cookie).not.toMatch(/Secure/);
  });

  it('marks the cookie __Host- and Secure when the site is served over https', async () => {
    const { send } = testApp({ SITE_URL: 'https://example.com' });
    const response = await send('POST', '/api/session', { username: 'ada', password });
    expect(response.headers.getSetCookie()[0]).toMatch(/^__Host-session=.*Secure/);
  });

  it.each([
    { username: 'ada', password: 'wrong' },
    { username: 'nobody', password },
    { username: 'ada', password: `${password}${'x'.repeat(80)}` },
  ])('answers 401 with one and the same message for %j', async (attempt) => {
    const { send } = testApp();
    const response = await send('POST', '/api/session', attempt);
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ message: 'Invalid username or password' });
  });

  it('reports a full disk if no session can be stored', async () => {
    const { db, send } = testApp();
    fillUp(db);
    const answer = await send('POST', '/api/session', { username: 'ada'.repeat(30), password });
    expect(answer.status).toBe(507);
    expect(await answer.json()).toMatchObject({ message: expect.stringMatching(/no disk space/) });
  });

  it('reading and searching work while the disk is full', async () => {
    const { app, db, signIn } = testApp();
    const { send } = await signIn();
    fillUp(db);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
    const statuses = [];
    for (const path of ['/api/admins', '/api/enquiries', '/api/posts']) {
      statuses.push((await send('GET', path)).status);
    }
    for (const path of ['/api/search?q=visa', '/search?q=nothingofthatname', '/']) {
      statuses.push((await app.request(path)).status);
    }
    vi.useRealTimers();
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200]);
  });

  it('is refused if the password changes during verification', async () => {
    const { db, send } = testApp();
    // At a cost slow enough for the other change to come in between.
    admins.update(db, 'admin-1', { password_hash: await hashPassword(password) });
    const pending = send('POST', '/api/session', { username: 'ada', password });
    const counted = db.sqlite.prepare('SELECT 1 FROM rate_limit_hits');
    while (!counted.get()) await new Promise((resolve) => setImmediate(resolve));
    admins.update(db, 'admin-1', { password_hash: 'another' });
    expect((await pending).status).toBe(401);
    expect(db.sqlite.prepare('SELECT * FROM sessions').all()).toEqual([]);
  });

  it('refuses hashes with an excessive or invalid cost at once, without blocking others', async () => {
    const { db, send, signIn } = testApp();
    for (const cost of ['31', '15', '99', '03']) {
      const username = `imported ${cost}`;
      admins.create(db, username, {
        username,
        password_hash: `$2b$${cost}$88folclOwiP5KKpwBjiMnOzsGJMv4mpSGOHwiwvKdJx5RiJP1VS/q`,
      });
      const answer = await send('POST', '/api/session', { username, password });
      expect(answer.status).toBe(401);
    }
    expect((await (await signIn()).send('GET', '/api/session')).status).toBe(200);
  });

  it('names both empty fields', async () => {
    const { send } = testApp();
    const response = await send('POST', '/api/session', { username: ' ', password: '' });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      errors: { username: 'Username is required.', password: 'Password is required.' },
    });
  });

  it('takes as long for an unknown username as for a wrong password', async () => {
    const { send, db } = testApp({ TRUST_PROXY: '1' });
    admins.create(db, 'admin-2', { username: 'mei', password_hash: await hashPassword(password) });
    const time = async (username: string, from: number) => {
      const start = process.cpuUsage();
      const headers = { 'X-Forwarded-For': `192.0.2.${from}` };
      const response = await send('POST', '/api/session', { username, password: 'wrong' }, headers);
      expect(response.status).toBe(401);
      const { user, system } = process.cpuUsage(start);
      return user + system;
    };
    await time('mei', 1);
    const known: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < 4; round += 1) {
      known.push(await time('mei', 2));
      unknown.push(await time(`nobody-${round}`, 3));
    }
    // Compares the cheapest runs in CPU time, since a busy machine slows some. Skipping the
    // comparison would take a tenth.
    const ratio = Math.min(...unknown) / Math.min(...known);
    expect(ratio).toBeGreaterThan(1 / 3);
    expect(ratio).toBeLessThan(3);
  });
});

describe('limits of sign-in failures', () => {
  const wrong = { username: 'ada', password: 'wrong' };

  it('returns 429 with Retry-After after five failures, even for the right password', async () => {
    const { send } = testApp();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await send('POST', '/api/session', wrong)).status).toBe(401);
    }
    const refused = await send('POST', '/api/session', { username: 'ada', password });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(800);
    expect(await refused.json()).toEqual({
      message: 'Too many failed attempts. Try again in 15 minutes.',
    });
  });

  it('counts concurrent attempts', async () => {
    const { send } = testApp();
    const all = await Promise.all(
      Array.from({ length: 12 }, () => send('POST', '/api/session', wrong)),
    );
    expect(all.filter((response) => response.status === 401)).toHaveLength(5);
    expect(all.filter((response) => response.status === 429)).toHaveLength(7);
  });

  it("lets the owner in from a device known before, while strangers' guesses are refused", async () => {
    const { send, signIn } = testApp();
    const { Cookie } = await signIn();
    for (let attempt = 0; attempt < 5; attempt += 1) await send('POST', '/api/session', wrong);
    const right = { username: 'ada', password };
    expect((await send('POST', '/api/session', right)).status).toBe(429);
    expect((await send('POST', '/api/session', right, { Cookie })).status).toBe(201);
  });

  it('share one count for all known devices, reset by a password change', async () => {
    const { send, signIn } = testApp({ TRUST_PROXY: '1' });
    const devices = [await signIn(), await signIn()];
    const guess = (device: number, from: number) =>
      send('POST', '/api/session', wrong, {
        Cookie: devices[device]?.Cookie ?? '',
        'X-Forwarded-For': `192.0.2.${from}`,
      });
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await guess(attempt % 2, attempt)).status).toBe(401);
    }
    expect((await guess(0, 6)).status).toBe(429);
    expect((await guess(1, 7)).status).toBe(429);
    // Strangers' guesses have a separate count, which a known device joins after a password change.
    const change = { old_password: password, new_password: next, confirm_password: next };
    const changed = await devices[0]?.send('PUT', '/api/password', change);
    expect(changed?.status).toBe(200);
    expect((await guess(1, 8)).status).toBe(401);
    const known = { Cookie: cookiesOf(changed ?? new Response()), 'X-Forwarded-For': '192.0.2.9' };
    expect((await send('POST', '/api/session', wrong, known)).status).toBe(429);
  });

  it('are not bypassed by an expired device cookie', async () => {
    const { send, signIn } = testApp();
    const { Cookie } = await signIn();
    for (let attempt = 0; attempt < 5; attempt += 1) await send('POST', '/api/session', wrong);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 91 * 24 * 3_600_000 });
    for (let attempt = 0; attempt < 5; attempt += 1) await send('POST', '/api/session', wrong);
    expect((await send('POST', '/api/session', wrong, { Cookie })).status).toBe(429);
  });

  it('ignore hits in the future, left by a clock that was ahead', async () => {
    const { db, send } = testApp();
    for (let attempt = 0; attempt < 5; attempt += 1) await send('POST', '/api/session', wrong);
    db.sqlite.exec("UPDATE rate_limit_hits SET at = '2999-01-01T00:00:00.000Z'");
    const answer = await send('POST', '/api/session', { username: 'ada', password });
    expect(answer.status).toBe(201);
    sweepHits(db);
    expect(db.sqlite.prepare('SELECT count(*) FROM rate_limit_hits').pluck().get()).toBe(0);
  });

  it('are not bypassed by a forged X-Forwarded-For', async () => {
    const { send } = testApp();
    for (let attempt = 0; attempt < 6; attempt += 1) {
      const headers = { 'X-Forwarded-For': `203.0.113.${attempt}` };
      const response = await send(
        'POST',
        '/api/session',
        { username: `user-${attempt}`, password },
        headers,
      );
      expect(response.status).toBe(attempt < 5 ? 401 : 429);
    }
  });
});

describe('a session', () => {
  it('returns the signed-in admin, and 401 without a cookie', async () => {
    const { send, signIn } = testApp();
    const session = await signIn();
    expect(await (await session.send('GET', '/api/session')).json()).toEqual({
      id: 'admin-1',
      username: 'ada',
    });
    expect((await send('GET', '/api/session')).status).toBe(401);
  });

  it('ends on the server at sign-out, even if the browser keeps its cookie', async () => {
    const { signIn } = testApp();
    const session = await signIn();
    const signOut = await session.send('DELETE', '/api/session');
    expect(signOut.status).toBe(204);
    expect(cookiesOf(signOut)).toBe('session=');
    expect((await session.send('GET', '/api/session')).status).toBe(401);
  });

  it('ends when its admin is deleted', async () => {
    const { signIn } = testApp();
    const ada = await signIn();
    const account = { username: 'bob', password: 'battery-staple' };
    const bob = (await (await ada.send('POST', '/api/admins', account)).json()) as { id: string };
    const session = await signIn('bob', 'battery-staple');
    expect((await session.send('GET', '/api/session')).status).toBe(200);
    await ada.send('DELETE', `/api/admins/${bob.id}`);
    expect((await session.send('GET', '/api/session')).status).toBe(401);
  });

  it('ends after twelve idle hours', async () => {
    const { db, signIn } = testApp();
    const session = await signIn();
    const age = (hours: number) =>
      db.sqlite
        .prepare('UPDATE sessions SET last_used_at = ?')
        .run(new Date(Date.now() - hours * 3_600_000).toISOString());
    age(11.9);
    const used = await session.send('GET', '/api/session');
    expect(used.status).toBe(200);
    expect(used.headers.getSetCookie()[0]).toMatch(/^session=/);
    age(11.9);
    const heartbeat = { 'X-Unattended': '1' };
    const asked = await session.send('PUT', '/api/editors/blogs/1', { tab: 'a' }, heartbeat);
    expect([asked.status, asked.headers.getSetCookie()]).toEqual([200, []]);
    const [{ last_used_at }] = db.sqlite.prepare('SELECT last_used_at FROM sessions').all() as [
      { last_used_at: string },
    ];
    expect(Date.now() - Date.parse(last_used_at)).toBeGreaterThan(11.8 * 3_600_000);
    age(12.1);
    expect((await session.send('GET', '/api/session')).status).toBe(401);
  });

  it('ends when the same browser signs in again, and no other session does', async () => {
    const { send, signIn } = testApp();
    const here = await signIn();
    const elsewhere = await signIn();
    const right = { username: 'ada', password };
    const again = await send('POST', '/api/session', right, { Cookie: here.Cookie });
    expect(again.status).toBe(201);
    expect((await here.send('GET', '/api/session')).status).toBe(401);
    expect((await elsewhere.send('GET', '/api/session')).status).toBe(200);
  });

  it('ends after thirty days, even in use', async () => {
    const { db, signIn } = testApp();
    const session = await signIn();
    const begin = (days: number) =>
      db.sqlite
        .prepare('UPDATE sessions SET created_at = ?')
        .run(new Date(Date.now() - days * 24 * 3_600_000).toISOString());
    begin(29.9);
    expect((await session.send('GET', '/api/session')).status).toBe(200);
    begin(30.1);
    expect((await session.send('GET', '/api/session')).status).toBe(401);
  });

  it.each([
    'eyJhbGciOiJub25lIn0.eyJzaWQiOiJ4IiwiYXVkIjoic2Vzc2lvbiJ9.',
    'eyJhbGciOiJIUzI1NiJ9.eyJzaWQiOiJ4IiwiYXVkIjoic2Vzc2lvbiJ9.AAAA',
    'mock-token',
  ])('is not started by the forged or unsigned token %s', async (token) => {
    const { send } = testApp();
    const Cookie = `session=${token}`;
    expect((await send('GET', '/api/session', undefined, { Cookie })).status).toBe(401);
    expect((await send('POST', '/api/blogs', {}, { Cookie })).status).toBe(401);
  });

  it("is told of in the admin's document, so that the sign-in page need not ask", async () => {
    const { app, signIn } = testApp();
    const session = await signIn();
    const document = async (headers = {}) =>
      (await app.request('/admin/login', { headers })).text();
    const fact = (name: string) => `<meta name="username" content="${name}">`;
    expect(await document()).toContain(fact(''));
    expect(await document({ Cookie: session.Cookie })).toContain(fact('ada'));
    await session.send('DELETE', '/api/session');
    expect(await document({ Cookie: session.Cookie })).toContain(fact(''));
  });

  it('is not granted by a device cookie', async () => {
    const { send, signIn } = testApp();
    const { Cookie } = await signIn();
    const device = /device=([^;]+)/.exec(Cookie)?.[1];
    const forged = { Cookie: `session=${device}` };
    expect((await send('GET', '/api/session', undefined, forged)).status).toBe(401);
  });
});
