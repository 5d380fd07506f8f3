import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { TOTP } from 'otpauth';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createAdmin, deleteAdmin, findCredentials } from '../../db/admins';
import { setAdminPassword, switchSecondStepOff } from '../auth/adminAccounts';
import { cookiesOf, password, testApp } from '../testApp';

const origin = 'http://localhost:3000';
const credentials = { username: 'ada', password };
const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();

/** What a browser and a key do, and what they don't unless somebody tampers. */
interface Tampering {
  origin?: string;
  rpId?: string;
  type?: string;
  isVerified?: boolean;
  counter?: number;
  userHandle?: string;
  id?: string;
  key?: KeyObject;
}

/** An authenticator with one ES256 key, made by the platform. */
class SoftwareKey {
  readonly id = base64url(randomBytes(32));
  readonly #pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  #userHandle = '';
  counter = 0;

  #answer(challenge: string, type: string, tampering: Tampering) {
    const at = { type: tampering.type ?? type, challenge, origin: tampering.origin ?? origin };
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(tampering.counter ?? ++this.counter);
    // User present; user verified; with a new key's data.
    const flags =
      0x01 | (tampering.isVerified === false ? 0 : 0x04) | (type.endsWith('create') ? 0x40 : 0);
    const rpIdHash = sha256(tampering.rpId ?? 'localhost');
    const head = Buffer.concat([rpIdHash, Buffer.from([flags]), counter]);
    return { clientDataJSON: Buffer.from(JSON.stringify({ ...at, crossOrigin: false })), head };
  }

  /** `navigator.credentials.create()` as JSON. */
  create(options: { challenge: string; user: { id: string } }, tampering: Tampering = {}) {
    this.#userHandle = options.user.id;
    const { clientDataJSON, head } = this.#answer(options.challenge, 'webauthn.create', tampering);
    const { x = '', y = '' } = this.#pair.publicKey.export({ format: 'jwk' });
    const point = (name: number, text: string) => [
      Buffer.from([name, 0x58, 32]),
      Buffer.from(text, 'base64url'),
    ];
    const cose = [Buffer.from('a5010203262001', 'hex'), ...point(0x21, x), ...point(0x22, y)];
    const id = Buffer.from(tampering.id ?? this.id, 'base64url');
    const authData = Buffer.concat([
      head,
      Buffer.alloc(16),
      Buffer.from([0, id.length]),
      id,
      ...cose,
    ]);
    const attestationObject = Buffer.concat([
      ...[Buffer.from('a363666d74646e6f6e656761747453746d74a0', 'hex'), Buffer.from('hauthData')],
      ...[Buffer.from([0x58, authData.length]), authData],
    ]);
    return {
      ...{
        id: base64url(id),
        rawId: base64url(id),
        type: 'public-key',
        clientExtensionResults: {},
      },
      response: {
        clientDataJSON: base64url(clientDataJSON),
        attestationObject: base64url(attestationObject),
        transports: ['internal', 'hybrid'],
      },
    };
  }

  /** `navigator.credentials.get()` as JSON. */
  get({ challenge }: { challenge: string }, tampering: Tampering = {}) {
    const { clientDataJSON, head } = this.#answer(challenge, 'webauthn.get', tampering);
    const signed = Buffer.concat([head, sha256(clientDataJSON)]);
    const id = tampering.id ?? this.id;
    return {
      ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
      response: {
        clientDataJSON: base64url(clientDataJSON),
        authenticatorData: base64url(head),
        signature: base64url(sign('sha256', signed, tampering.key ?? this.#pair.privateKey)),
        userHandle: tampering.userHandle ?? this.#userHandle,
      },
    };
  }
}

type Signed = Awaited<ReturnType<ReturnType<typeof testApp>['signIn']>>;

/** Lets a second pass: the clock is in the test's hand. */
const wait = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

function kitOf(variables: Record<string, string> = {}) {
  vi.useFakeTimers({ toFake: ['Date'] });
  const kit = testApp({ TRUST_PROXY: '1', ...variables });
  const { send } = kit;

  async function ask(to: string, Cookie = '') {
    const response = await send('POST', '/api/passkey-challenges', { to }, { Cookie });
    return {
      response,
      options: await response.json(),
      cookie: `${cookiesOf(response)}; ${Cookie}`,
    };
  }

  /** Adds a key for a session, as the account page does. */
  async function add(session: Signed, key: SoftwareKey, name = 'My phone', tampering?: Tampering) {
    confirm();
    const asked = await session.send('POST', '/api/passkeys/challenge', {});
    expect(asked.status).toBe(201);
    const credential = key.create(await asked.json(), tampering);
    const Cookie = `${session.Cookie}; ${cookiesOf(asked)}`;
    return session.send('POST', '/api/passkeys', { name, credential }, { Cookie });
  }

  const alone = (passkey: unknown, Cookie: string, from = '192.0.2.1') =>
    send('POST', '/api/session/passkey', { passkey }, { Cookie, 'X-Forwarded-For': from });

  /** Signs in with a key alone. */
  async function signInAlone(key: SoftwareKey, tampering?: Tampering, Cookie = '') {
    const { options, cookie } = await ask('sign-in', Cookie);
    return alone(key.get(options, tampering), cookie);
  }

  /** The password's step, from a browser that is not known. */
  async function firstStep() {
    const response = await send('POST', '/api/session', credentials);
    return { response, cookie: cookiesOf(response) };
  }

  async function secondStep(first: string, key: SoftwareKey, tampering?: Tampering) {
    const { options, cookie } = await ask('second-step', first);
    const passkey = key.get(options, tampering);
    return send('POST', '/api/session/second-step', { passkey }, { Cookie: cookie });
  }

  /** A second admin, with the same password. */
  async function mei() {
    const { password_hash = '' } = findCredentials(kit.db, { username: 'ada' }) ?? {};
    createAdmin(kit.db, 'admin-2', { username: 'mei', password_hash });
    return kit.signIn('mei');
  }

  /** Every session has just typed the password once more. */
  const confirm = () =>
    kit.db.sqlite.prepare('UPDATE sessions SET confirmed_at = ?').run(new Date().toISOString());
  /** No more failures counted. */
  const forget = () => kit.db.sqlite.exec('DELETE FROM limited_events');
  return { ...kit, ask, add, alone, signInAlone, firstStep, secondStep, mei, confirm, forget };
}

afterEach(() => {
  vi.useRealTimers();
});

it('a passkey signs in after the password or alone, is listed, renamed and removed', async () => {
  const kit = kitOf({ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'office@example.com' });
  const ada = await kit.signIn();
  expect((await ada.send('POST', '/api/passkeys/challenge', {})).status).toBe(403);
  kit.confirm();
  await ada.send('PUT', '/api/account', { email: 'ada@example.com' });
  const key = new SoftwareKey();
  const added = await kit.add(ada, key);
  expect(added.status).toBe(201);
  const { recovery_codes } = await added.json();
  expect(recovery_codes).toHaveLength(10);
  const second = await (await kit.add(ada, new SoftwareKey(), 'Key ring')).json();
  expect(second).toEqual({ recovery_codes: null });

  // The password alone does nothing any more.
  const first = await kit.firstStep();
  expect(first.response.status).toBe(202);
  expect(await first.response.json()).toEqual({ second_step: ['passkey', 'recovery'] });
  expect((await kit.send('GET', '/api/session', undefined, { Cookie: first.cookie })).status).toBe(
    401,
  );
  const done = await kit.secondStep(first.cookie, key, { isVerified: false });
  expect(done.status).toBe(201);
  const recovered = { code: recovery_codes[0] };
  const Cookie = (await kit.firstStep()).cookie;
  expect((await kit.send('POST', '/api/session/second-step', recovered, { Cookie })).status).toBe(
    201,
  );

  // Alone, in a browser that had another session: that one ends, and no id is taken over.
  const alone = await kit.signInAlone(key, {}, cookiesOf(done));
  expect([alone.status, await alone.json()]).toEqual([201, { id: 'admin-1', username: 'ada' }]);
  expect(
    (await kit.send('GET', '/api/session', undefined, { Cookie: cookiesOf(done) })).status,
  ).toBe(401);
  const session = { Cookie: cookiesOf(alone) };
  expect((await kit.send('GET', '/api/session', undefined, session)).status).toBe(200);

  const listed = await (await ada.send('GET', '/api/passkeys')).json();
  expect(listed).toEqual([
    {
      id: expect.any(String),
      name: 'My phone',
      created_at: expect.any(String),
      last_used_at: expect.any(String),
    },
    expect.objectContaining({ name: 'Key ring', last_used_at: null }),
  ]);
  const [phone, ring] = listed.map(({ id }: { id: string }) => `/api/passkeys/${id}`);
  expect((await ada.send('PUT', phone, { name: '' })).status).toBe(422);
  expect((await ada.send('PUT', phone, { name: 'Old phone' })).status).toBe(200);
  const mei = await kit.mei();
  kit.confirm();
  expect((await mei.send('PUT', phone, { name: 'Mine' })).status).toBe(404);
  expect((await mei.send('DELETE', phone)).status).toBe(404);
  expect((await ada.send('DELETE', phone)).status).toBe(204);
  expect((await kit.signInAlone(key)).status).toBe(422);
  expect((await kit.firstStep()).response.status).toBe(202);
  // With the last second step go the recovery codes.
  expect((await ada.send('DELETE', ring)).status).toBe(204);
  expect((await kit.firstStep()).response.status).toBe(201);
  expect(kit.db.sqlite.prepare('SELECT count(*) AS n FROM recovery_codes').get()).toEqual({ n: 0 });

  const events = await (await ada.send('GET', '/api/audit-events')).json();
  for (const [action, resource, summary] of [
    ['create', 'passkeys', 'My phone'],
    ['update', 'passkeys', 'Old phone'],
    ['delete', 'passkeys', 'Old phone'],
    ['sign-in', 'session', 'With the passkey “My phone”'],
    ['failed-sign-in', 'session', 'Unknown passkey'],
  ]) {
    expect(events).toContainEqual(expect.objectContaining({ action, resource, summary }));
  }
  const mails = JSON.stringify(kit.db.sqlite.prepare('SELECT subject FROM messages').all());
  expect(mails).toContain('The passkey “My phone” was added.');
  expect(mails).toContain('The passkey “Old phone” was removed.');
});

describe('a passkey’s answer', () => {
  it('is good once, for what it was asked for, within five minutes', async () => {
    const kit = kitOf();
    const ada = await kit.signIn();
    const key = new SoftwareKey();
    await kit.add(ada, key);
    const { response, options, cookie } = await kit.ask('sign-in');
    const [header] = response.headers.getSetCookie();
    expect(header).toMatch(/^passkey=.*HttpOnly/);
    expect([options.rpId, options.userVerification, options.allowCredentials]).toEqual([
      'localhost',
      'required',
      [],
    ]);
    const answer = key.get(options);
    const both = await Promise.all([kit.alone(answer, cookie), kit.alone(answer, cookie)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect((await kit.alone(key.get(options), cookie)).status).toBe(422);
    // The former answer to a new challenge, and an answer with nobody's challenge.
    expect((await kit.alone(answer, (await kit.ask('sign-in')).cookie)).status).toBe(422);
    expect((await kit.alone(key.get(options), '')).status).toBe(422);
    kit.forget();

    const late = await kit.ask('sign-in');
    wait(301);
    expect((await kit.alone(key.get(late.options), late.cookie)).status).toBe(422);

    // A challenge for one use is none for another: alone, as a second step, once more.
    const { cookie: first } = await kit.firstStep();
    const second = await kit.ask('second-step', first);
    expect(second.options.userVerification).toBe('preferred');
    expect(second.options.allowCredentials).toMatchObject([
      { id: key.id, transports: ['internal', 'hybrid'] },
    ]);
    expect((await kit.alone(key.get(second.options), second.cookie)).status).toBe(422);
    const own = await kit.ask('sign-in', first);
    const asSecond = { passkey: key.get(own.options) };
    const headers = { Cookie: own.cookie };
    expect((await kit.send('POST', '/api/session/second-step', asSecond, headers)).status).toBe(
      422,
    );
    expect((await kit.ask('second-step')).response.status).toBe(401);
    expect((await kit.ask('confirm')).response.status).toBe(401);

    wait(601);
    const again = await kit.signIn();
    expect(again.Cookie).toMatch(/^first-step/);
    const confirm = await kit.ask('confirm', ada.Cookie);
    const typed = { passkey: key.get(confirm.options) };
    expect((await ada.send('DELETE', '/api/second-step')).status).toBe(403);
    const elsewhere = {
      Cookie: `${cookiesOf(await kit.signInAlone(key))}; ${confirm.cookie.split('; ')[0]}`,
    };
    expect((await kit.send('POST', '/api/session/confirmation', typed, elsewhere)).status).toBe(
      422,
    );
    const mine = { Cookie: confirm.cookie };
    expect((await kit.send('POST', '/api/session/confirmation', typed, mine)).status).toBe(422);
    const next = await kit.ask('confirm', ada.Cookie);
    const fresh = { passkey: key.get(next.options) };
    expect(
      (await kit.send('POST', '/api/session/confirmation', fresh, { Cookie: next.cookie })).status,
    ).toBe(201);
    expect((await ada.send('DELETE', '/api/second-step')).status).toBe(204);
  });

  it('is refused from another origin or for another site, unverified, of another key, type or owner', async () => {
    const kit = kitOf();
    const key = new SoftwareKey();
    await kit.add(await kit.signIn(), key);
    const other = new SoftwareKey();
    await kit.add(await kit.mei(), other);
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const tamperings: Tampering[] = [
      { origin: 'http://localhost:3001' },
      { origin: 'https://localhost:3000' },
      { origin: 'https://elsewhere.example' },
      { rpId: 'elsewhere.example' },
      { isVerified: false },
      { type: 'webauthn.create' },
      { key: privateKey },
      { id: other.id },
      { id: other.id, userHandle: base64url('admin-2') },
      { userHandle: base64url('admin-2') },
      { userHandle: '' },
    ];
    for (const tampering of tamperings) {
      const refused = await kit.signInAlone(key, tampering);
      expect(refused.status, JSON.stringify(tampering)).toBe(422);
      expect(cookiesOf(refused)).not.toMatch(/session=./);
      kit.forget();
    }
    const unnamed = await kit.ask('sign-in');
    const { response, ...rest } = key.get(unnamed.options);
    const { userHandle: _, ...unowned } = response;
    expect((await kit.alone({ ...rest, response: unowned }, unnamed.cookie)).status).toBe(422);
    // Another admin's passkey is no second step of this one.
    const { cookie } = await kit.firstStep();
    expect((await kit.secondStep(cookie, other)).status).toBe(422);
    expect((await kit.secondStep(cookie, other, { userHandle: base64url('admin-1') })).status).toBe(
      422,
    );
    expect((await kit.secondStep(cookie, key)).status).toBe(201);
    expect((await kit.signInAlone(key)).status).toBe(201);
  });

  it('of a copied key is refused and its owner told; one that counts nothing goes on', async () => {
    const kit = kitOf({ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'office@example.com' });
    const ada = await kit.signIn();
    kit.confirm();
    await ada.send('PUT', '/api/account', { email: 'ada@example.com' });
    const key = new SoftwareKey();
    await kit.add(ada, key);
    expect((await kit.signInAlone(key, { counter: 9 })).status).toBe(201);
    for (const counter of [9, 8, 0]) {
      expect((await kit.signInAlone(key, { counter })).status).toBe(422);
    }
    expect((await kit.signInAlone(key, { counter: 10 })).status).toBe(201);
    const mails = JSON.stringify(kit.db.sqlite.prepare('SELECT subject FROM messages').all());
    expect(mails).toContain('may have been copied');
    const countless = new SoftwareKey();
    await kit.add(ada, countless, 'Cloud', { counter: 0 });
    for (let time = 0; time < 2; time++) {
      expect((await kit.signInAlone(countless, { counter: 0 })).status).toBe(201);
    }
  });

  it('may be wrong five times, wherever from; the owner’s own browser counts apart', async () => {
    const kit = kitOf();
    const ada = await kit.signIn();
    const key = new SoftwareKey();
    await kit.add(ada, key);
    const attempts = await Promise.all(
      Array.from({ length: 7 }, async (_, at) => {
        const { options, cookie } = await kit.ask('sign-in');
        return kit.alone(key.get(options, { rpId: 'x' }), cookie, `192.0.2.${at}`);
      }),
    );
    const statuses = attempts.map(({ status }) => status);
    expect(statuses.sort()).toEqual([422, 422, 422, 422, 422, 429, 429]);
    const next = await kit.ask('sign-in');
    expect((await kit.alone(key.get(next.options), next.cookie, '198.51.100.9')).status).toBe(429);
    expect((await kit.signInAlone(key, {}, ada.Cookie)).status).toBe(201);
    // Nobody's keys are counted by address.
    const unknown = new SoftwareKey();
    const nobodys = { userHandle: base64url('nobody') };
    for (const status of [422, 422, 422, 422, 422, 429]) {
      const { options, cookie } = await kit.ask('sign-in');
      expect((await kit.alone(unknown.get(options, nobodys), cookie, '203.0.113.5')).status).toBe(
        status,
      );
    }
  });
});

it('adding wants one’s own session’s challenge, this site, and a key that nobody has', async () => {
  const kit = kitOf();
  const ada = await kit.signIn();
  const key = new SoftwareKey();
  for (const tampering of [
    { origin: 'https://elsewhere.example' },
    { rpId: 'x' },
    { type: 'webauthn.get' },
  ]) {
    expect((await kit.add(ada, key, 'x', tampering)).status).toBe(422);
  }
  kit.forget();
  const mei = await kit.mei();
  kit.confirm();
  const asked = await ada.send('POST', '/api/passkeys/challenge', {});
  const values = { name: 'x', credential: key.create(await asked.json()) };
  const Cookie = `${mei.Cookie}; ${cookiesOf(asked)}`;
  expect((await mei.send('POST', '/api/passkeys', values, { Cookie })).status).toBe(422);
  expect((await kit.add(ada, key)).status).toBe(201);
  expect((await kit.add(mei, new SoftwareKey(), 'x', { id: key.id })).status).toBe(409);
  // What failed left mei's account as it was.
  expect((await kit.send('POST', '/api/session', { username: 'mei', password })).status).toBe(201);
  const { excludeCredentials } = await (
    await ada.send('POST', '/api/passkeys/challenge', {})
  ).json();
  expect(excludeCredentials).toMatchObject([{ id: key.id }]);
});

it('passkeys end with their admin and the operator’s switch, and stay when the password changes', async () => {
  const kit = kitOf();
  const ada = await kit.signIn();
  const key = new SoftwareKey();
  await kit.add(ada, key);
  const { cookie } = await kit.firstStep();
  const next = 'battery-staple';
  const values = { old_password: password, new_password: next, confirm_password: next };
  expect((await ada.send('PUT', '/api/password', values)).status).toBe(200);
  expect((await kit.secondStep(cookie, key)).status).toBe(401);
  expect((await kit.signInAlone(key)).status).toBe(201);
  vi.stubEnv('ADMIN_PASSWORD', password);
  expect(await setAdminPassword(kit.db, 'ada')).toContain('passkeys still sign them in');
  vi.unstubAllEnvs();
  expect(switchSecondStepOff(kit.db, 'ada')).toContain('removed their passkeys');
  expect((await kit.signInAlone(key)).status).toBe(422);
  expect((await kit.firstStep()).response.status).toBe(201);

  const other = new SoftwareKey();
  const mei = await kit.mei();
  await kit.add(mei, other);
  const asked = await kit.ask('sign-in');
  deleteAdmin(kit.db, 'admin-2');
  expect((await kit.alone(other.get(asked.options), asked.cookie)).status).toBe(422);
});

it('TWO_STEP=required is met by a passkey, and keeps the last second step of either kind', async () => {
  const kit = kitOf({ TWO_STEP: 'required', SITE_URL: 'https://wattlepath.example' });
  const site = { origin: 'https://wattlepath.example', rpId: 'wattlepath.example' };
  await (await kit.signIn()).send('GET', '/api/admins');
  wait(7 * 24 * 60 * 60 + 1);
  const ada = await kit.signIn();
  expect((await ada.send('GET', '/api/admins')).status).toBe(403);
  const key = new SoftwareKey();
  expect((await kit.add(ada, key, 'My phone', site)).status).toBe(201);
  expect((await ada.send('GET', '/api/admins')).status).toBe(200);
  const [{ id }] = await (await ada.send('GET', '/api/passkeys')).json();
  const refused = await ada.send('DELETE', `/api/passkeys/${id}`);
  expect([refused.status, (await refused.json()).message]).toEqual([
    409,
    expect.stringContaining('another second step first'),
  ]);
  const { response, options, cookie } = await kit.ask('sign-in');
  expect(response.headers.getSetCookie()[0]).toMatch(/^__Host-passkey=.*Secure/);
  expect((await kit.alone(key.get(options, site), cookie)).status).toBe(201);

  const { secret } = await (await ada.send('POST', '/api/second-step', {})).json();
  const code = new TOTP({ secret }).generate({ timestamp: Date.now() });
  const on = await ada.send('PUT', '/api/second-step', { code });
  expect([on.status, await on.json()]).toEqual([200, { recovery_codes: null }]);
  const { response: first } = await kit.firstStep();
  expect(await first.json()).toEqual({ second_step: ['totp', 'passkey', 'recovery'] });
  expect((await ada.send('DELETE', `/api/passkeys/${id}`)).status).toBe(204);
  expect((await ada.send('DELETE', '/api/second-step')).status).toBe(409);
  const { second_step } = await (await ada.send('GET', '/api/account')).json();
  expect(second_step).toMatchObject({ passkeys: 0, recovery_codes_left: 10, due: null });
});
