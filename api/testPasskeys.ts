import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { expect, vi } from 'vitest';
import { admins, findCredentials } from '../db/accounts/admins';
import { cookiesOf, password, testApp } from './testApp';

const origin = 'http://localhost:3000';
const credentials = { username: 'ada', password };
export const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();

/** Deviations from a correct browser and key. */
export interface Tampering {
  origin?: string;
  rpId?: string;
  type?: string;
  isVerified?: boolean;
  counter?: number;
  userHandle?: string;
  id?: string;
  key?: KeyObject;
}

/** A software authenticator with one ES256 key. */
export class SoftwareKey {
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
      Buffer.from('a363666d74646e6f6e656761747453746d74a0', 'hex'),
      Buffer.from('hauthData'),
      Buffer.from([0x58, authData.length]),
      authData,
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
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
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

/** Advances the test's clock. */
export const wait = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

/** Builds the app with helpers for passkey tests and a controlled clock. */
export function passkeyKit(variables: Record<string, string> = {}) {
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

  /** Adds a key to a session's account, as the account page does. */
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

  /** Sends the password from an unknown browser. */
  async function firstStep() {
    const response = await send('POST', '/api/session', credentials);
    return { response, cookie: cookiesOf(response) };
  }

  async function secondStep(first: string, key: SoftwareKey, tampering?: Tampering) {
    const { options, cookie } = await ask('second-step', first);
    const passkey = key.get(options, tampering);
    return send('POST', '/api/session/second-step', { passkey }, { Cookie: cookie });
  }

  /** Creates a second admin with the same password. */
  async function mei() {
    const { password_hash = '' } = findCredentials(kit.db, { username: 'ada' }) ?? {};
    admins.create(kit.db, 'admin-2', { username: 'mei', password_hash });
    return kit.signIn('mei');
  }

  /** Marks every session's password as just confirmed. */
  const confirm = () =>
    kit.db.sqlite.prepare('UPDATE sessions SET confirmed_at = ?').run(new Date().toISOString());
  /** Resets counted failures. */
  const forget = () => kit.db.sqlite.exec('DELETE FROM rate_limit_hits');
  return { ...kit, ask, add, alone, signInAlone, firstStep, secondStep, mei, confirm, forget };
}
