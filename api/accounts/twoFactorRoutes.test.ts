import { Secret, TOTP } from 'otpauth';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { admins, findCredentials } from '../../db/accounts/admins';
import { cookiesOf, password, testApp } from '../testApp';
import { switchTwoFactorOff } from './adminAccounts';
import { stepOfCode } from './twoFactor';

const path = '/api/session/second-step';
const credentials = { username: 'ada', password };
const codeOf = (secret: string, at = Date.now()) =>
  new TOTP({ secret }).generate({ timestamp: at });

/** Advances the clock, so that the authenticator shows its next code. */
const wait = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

/** Builds the app with two-step sign-in on for `ada`, and a controlled clock. */
async function withSecondStep(variables: Record<string, string> = {}) {
  vi.useFakeTimers({ toFake: ['Date'] });
  const kit = testApp({ TRUST_PROXY: '1', ...variables });
  const ada = await kit.signIn();
  await ada.send('POST', '/api/session/confirmation', { password });
  const offered = await ada.send('POST', '/api/second-step', {});
  const { secret, qr, uri }: Record<string, string> = await offered.json();
  if (!secret) throw new Error('no secret was offered');
  const confirmed = await ada.send('PUT', '/api/second-step', { code: codeOf(secret) });
  expect(confirmed.status).toBe(200);
  const { recovery_codes }: { recovery_codes: string[] } = await confirmed.json();
  wait(30);

  /** Sends the password from a browser, known if it sends a device cookie. */
  async function firstStep(Cookie = '') {
    const response = await kit.send('POST', '/api/session', credentials, { Cookie });
    expect(response.status).toBe(202);
    return { cookie: cookiesOf(response), response };
  }
  const secondStep = (code: string, Cookie: string, from = '192.0.2.1') =>
    kit.send('POST', path, { code }, { Cookie, 'X-Forwarded-For': from });
  return { ...kit, ada, secret, qr, uri, codes: recovery_codes, firstStep, secondStep };
}

afterEach(() => {
  vi.useRealTimers();
});

it('accepts the codes of RFC 6238, one step early or late, and no others', () => {
  const secret = Secret.fromUTF8('12345678901234567890').base32;
  const vectors: [number, string][] = [
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ];
  for (const [seconds, code] of vectors) {
    const step = Math.floor(seconds / 30);
    for (const drift of [-30, 0, 30]) {
      expect(stepOfCode(secret, code, (seconds + drift) * 1000)).toBe(step);
    }
    expect(stepOfCode(secret, code, (seconds + 60) * 1000)).toBeUndefined();
    expect(stepOfCode(secret, code, (seconds - 60) * 1000)).toBeUndefined();
  }
});

describe('signing in with two steps', () => {
  it('returns 202 with a powerless cookie, then 201 with a new session', async () => {
    const { send, firstStep, secondStep, secret, qr, uri } = await withSecondStep();
    expect(qr).toMatch(/^<svg/);
    expect(uri).toContain(`secret=${secret}`);
    const { response, cookie } = await firstStep();
    expect(await response.json()).toEqual({ second_step: ['totp', 'recovery'] });
    expect(cookie).toMatch(/^first-step=[^;]+$/);
    const [header] = response.headers.getSetCookie();
    expect(header).toMatch(/Max-Age=300/);
    expect(header).toMatch(/HttpOnly/);
    const asSession = cookie.replace('first-step=', 'session=');
    for (const Cookie of [cookie, asSession]) {
      expect((await send('GET', '/api/session', undefined, { Cookie })).status).toBe(401);
      expect((await send('DELETE', '/api/second-step', undefined, { Cookie })).status).toBe(401);
      expect((await send('GET', '/api/admins', undefined, { Cookie })).status).toBe(401);
    }
    const done = await secondStep(codeOf(secret), cookie);
    expect(done.status).toBe(201);
    expect(await done.json()).toEqual({ id: 'admin-1', username: 'ada' });
    const session = { Cookie: cookiesOf(done) };
    expect((await send('GET', '/api/session', undefined, session)).status).toBe(200);
  });

  it('ignores session ids from clients, and keeps an older session until sign-in completes', async () => {
    const { ada, send, firstStep, secondStep, secret } = await withSecondStep();
    const { cookie } = await firstStep(ada.Cookie);
    expect((await ada.send('GET', '/api/session')).status).toBe(200);
    const done = await secondStep(codeOf(secret), `${cookie}; ${ada.Cookie}`);
    const input = cookiesOf(done);
    expect(input).not.toContain(/session=([^;]+)/.exec(ada.Cookie)?.[1]);
    expect((await ada.send('GET', '/api/session')).status).toBe(401);
    expect((await send('GET', '/api/session', undefined, { Cookie: input })).status).toBe(200);
  });

  it('requires a password first: no, other or expired cookies return 401', async () => {
    const { ada, firstStep, secondStep, secret } = await withSecondStep();
    const { cookie } = await firstStep();
    const session = /session=([^;]+)/.exec(ada.Cookie)?.[1];
    for (const bad of ['', `first-step=${session}`, 'first-step=x']) {
      expect((await secondStep(codeOf(secret), bad)).status).toBe(401);
    }
    wait(299);
    expect((await secondStep('000000', cookie)).status).toBe(422);
    wait(2);
    expect((await secondStep(codeOf(secret), cookie)).status).toBe(401);
  });

  it('cancels a pending sign-in if the password or two-step sign-in changes', async () => {
    const { ada, db, firstStep, secondStep, secret } = await withSecondStep();
    const before = await firstStep();
    const next = 'battery-staple';
    const values = { old_password: password, new_password: next, confirm_password: next };
    const changed = await ada.send('PUT', '/api/password', values);
    expect(changed.status).toBe(200);
    expect((await secondStep(codeOf(secret), before.cookie)).status).toBe(401);

    const other = await withSecondStep();
    const begun = await other.firstStep();
    switchTwoFactorOff(other.db, 'ada');
    expect((await other.secondStep(codeOf(other.secret), begun.cookie)).status).toBe(401);
    expect((await other.send('POST', '/api/session', credentials)).status).toBe(201);
    expect(findCredentials(db, { username: 'ada' })).toBeDefined();
  });
});

describe('a code', () => {
  it('works once, also concurrently, and not if used at setup or older', async () => {
    const { firstStep, secondStep, secret } = await withSecondStep();
    const { cookie } = await firstStep();
    const code = codeOf(secret);
    const setUp = codeOf(secret, Date.now() - 30_000);
    expect((await secondStep(setUp, cookie)).status).toBe(422);
    const both = await Promise.all([secondStep(code, cookie), secondStep(code, cookie)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect((await secondStep(code, (await firstStep()).cookie)).status).toBe(422);
    const late = codeOf(secret, Date.now() + 30_000);
    expect((await secondStep(late, cookie)).status).toBe(201);
    expect((await secondStep(code, cookie)).status).toBe(422);
  });

  it('for recovery works once in any spelling, and is stored as a hash', async () => {
    const { db, ada, codes, firstStep, secondStep } = await withSecondStep();
    expect(new Set(codes).size).toBe(10);
    const { cookie } = await firstStep();
    const [first = '', second = ''] = codes;
    const both = await Promise.all([secondStep(first, cookie), secondStep(first, cookie)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
    const typed = second.toLowerCase().replaceAll('-', ' ');
    expect((await secondStep(typed, cookie)).status).toBe(201);
    const account = await (await ada.send('GET', '/api/account')).json();
    expect(account.second_step.recovery_codes_left).toBe(8);
    const stored = JSON.stringify(db.sqlite.prepare('SELECT * FROM recovery_codes').all());
    for (const code of codes) expect(stored).not.toContain(code.slice(0, 9));
    const renewed = await ada.send('POST', '/api/second-step/recovery-codes', {});
    expect(renewed.status).toBe(201);
    expect((await secondStep(codes[2] ?? '', cookie)).status).toBe(422);
  });

  it('can be guessed five times at most, also with new passwords, concurrently, or from elsewhere', async () => {
    const { ada, firstStep, secondStep, secret } = await withSecondStep();
    const { cookie } = await firstStep();
    const guesses = await Promise.all(
      Array.from({ length: 9 }, (_, at) => secondStep(`00000${at}`, cookie, `192.0.2.${at}`)),
    );
    expect(guesses.filter(({ status }) => status === 422)).toHaveLength(5);
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(4);
    const again = await firstStep();
    const refused = await secondStep(codeOf(secret), again.cookie, '198.51.100.7');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(60);
    // The owner's own browser has a separate count.
    const own = `${again.cookie}; ${ada.Cookie}`;
    expect((await secondStep(codeOf(secret), own)).status).toBe(201);
  });
});

describe('the settings', () => {
  it('require a confirmed password and a code of the new authenticator, and allow only one', async () => {
    const { send, signIn } = testApp();
    const ada = await signIn();
    for (const [method, route] of [
      ['POST', '/api/second-step'],
      ['PUT', '/api/second-step'],
      ['DELETE', '/api/second-step'],
      ['POST', '/api/second-step/recovery-codes'],
      ['PUT', '/api/account'],
    ] as const) {
      const refused = await ada.send(method, route, method === 'DELETE' ? undefined : {});
      expect([refused.status, (await refused.json()).confirm], route).toEqual([403, 'password']);
    }
    await ada.send('POST', '/api/session/confirmation', { password });
    expect((await ada.send('PUT', '/api/second-step', { code: '123456' })).status).toBe(409);
    await ada.send('POST', '/api/second-step', {});
    expect((await ada.send('PUT', '/api/second-step', { code: 'wrong' })).status).toBe(422);
    expect((await send('POST', '/api/session', credentials)).status).toBe(201);

    const on = await withSecondStep();
    expect((await on.ada.send('POST', '/api/second-step', {})).status).toBe(409);
    const events = await (await on.ada.send('GET', '/api/audit-events')).json();
    expect(events).toContainEqual(
      expect.objectContaining({ action: 'create', resource: 'second-step' }),
    );
    expect((await on.ada.send('DELETE', '/api/second-step')).status).toBe(204);
    expect((await on.send('POST', '/api/session', credentials)).status).toBe(201);
  });

  it('accept a code instead of the password, and consume it', async () => {
    const { ada, secret } = await withSecondStep();
    wait(11 * 60);
    expect((await ada.send('DELETE', '/api/second-step')).status).toBe(403);
    expect((await ada.send('POST', '/api/admins', { username: 'mei' })).status).toBe(403);
    const code = codeOf(secret);
    expect((await ada.send('POST', '/api/session/confirmation', { code })).status).toBe(201);
    expect((await ada.send('POST', '/api/session/confirmation', { code })).status).toBe(422);
    expect((await ada.send('DELETE', '/api/second-step')).status).toBe(204);
  });

  it('notify the admin’s address by mail, if mail is set up', async () => {
    const kit = testApp({ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'office@example.com' });
    const ada = await kit.signIn();
    await ada.send('POST', '/api/session/confirmation', { password });
    expect((await ada.send('PUT', '/api/account', { email: 'no address' })).status).toBe(422);
    for (const email of ['ada@example.com', 'ada2@example.com']) {
      expect((await ada.send('PUT', '/api/account', { email })).status).toBe(200);
    }
    const { secret } = await (await ada.send('POST', '/api/second-step', {})).json();
    await ada.send('PUT', '/api/second-step', { code: codeOf(secret) });
    const sent = kit.db.sqlite.prepare('SELECT to_email, subject FROM messages').all();
    expect(sent).toEqual([
      expect.objectContaining({ to_email: 'ada@example.com' }),
      expect.objectContaining({ to_email: 'ada@example.com' }),
      expect.objectContaining({ to_email: 'ada2@example.com' }),
      {
        to_email: 'ada2@example.com',
        subject: expect.stringContaining('an authenticator app was switched on.'),
      },
    ]);
  });
});

it('TWO_STEP=required allows a week, then only setup, and no switching off', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const kit = testApp({ TWO_STEP: 'required' });
  const first = await kit.signIn();
  expect((await first.send('GET', '/api/admins')).status).toBe(200);
  wait(7 * 24 * 60 * 60 + 1);
  const ada = await kit.signIn();
  const refused = await ada.send('GET', '/api/admins');
  expect([refused.status, (await refused.json()).set_up]).toEqual([403, 'second-step']);
  expect((await ada.send('GET', '/api/session')).status).toBe(200);
  await ada.send('POST', '/api/session/confirmation', { password });
  const { secret } = await (await ada.send('POST', '/api/second-step', {})).json();
  const done = await ada.send('PUT', '/api/second-step', { code: codeOf(secret) });
  expect(done.status).toBe(200);
  expect((await ada.send('GET', '/api/admins')).status).toBe(200);
  expect((await ada.send('DELETE', '/api/second-step')).status).toBe(409);
});

it('sessions are listed with their device, and ended one by one or all others, never another admin’s', async () => {
  const kit = testApp();
  const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0';
  const from = async (agent: string) =>
    cookiesOf(await kit.send('POST', '/api/session', credentials, { 'User-Agent': agent }));
  const here = { Cookie: await from(firefox) };
  const phone = { Cookie: await from('Mozilla/5.0 (iPhone) Version/18.0 Mobile Safari/604.1') };
  const third = { Cookie: await from('') };
  const list = async () => (await kit.send('GET', '/api/sessions', undefined, here)).json();
  const sessions: { id: string; device: string; is_current: boolean }[] = await list();
  expect(sessions.map(({ device }) => device).sort()).toEqual([
    'Firefox on Windows',
    'Safari on iPhone',
    'Unknown browser',
  ]);
  expect(sessions.filter((one) => one.is_current)).toMatchObject([
    { device: 'Firefox on Windows' },
  ]);
  const id = sessions.find(({ device }) => device === 'Safari on iPhone')?.id;

  const { password_hash = '' } = findCredentials(kit.db, { username: 'ada' }) ?? {};
  admins.create(kit.db, 'admin-2', { username: 'mei', password_hash });
  const mei = await kit.signIn('mei');
  expect((await mei.send('DELETE', `/api/sessions/${id}`)).status).toBe(404);
  expect((await kit.send('GET', '/api/session', undefined, phone)).status).toBe(200);

  expect((await kit.send('DELETE', `/api/sessions/${id}`, undefined, here)).status).toBe(204);
  expect((await kit.send('GET', '/api/session', undefined, phone)).status).toBe(401);
  expect((await kit.send('DELETE', '/api/sessions', undefined, here)).status).toBe(204);
  expect((await kit.send('GET', '/api/session', undefined, third)).status).toBe(401);
  expect((await mei.send('GET', '/api/session')).status).toBe(200);
  expect(await list()).toHaveLength(1);
});
