import { generateKeyPairSync } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cookiesOf } from '../testApp';
import { base64url, passkeyKit, SoftwareKey, type Tampering, wait } from '../testPasskeys';

afterEach(() => {
  vi.useRealTimers();
});

describe('a passkey’s response', () => {
  it('is valid once, for its purpose, within five minutes', async () => {
    const kit = passkeyKit();
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
    // An old response to a new challenge, and a response without a challenge.
    expect((await kit.alone(answer, (await kit.ask('sign-in')).cookie)).status).toBe(422);
    expect((await kit.alone(key.get(options), '')).status).toBe(422);
    kit.forget();

    const late = await kit.ask('sign-in');
    wait(301);
    expect((await kit.alone(key.get(late.options), late.cookie)).status).toBe(422);

    // A challenge is only valid for its own use: alone, as second factor, or confirmation.
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

  it('is refused from another origin or site, unverified, or with another key, type or owner', async () => {
    const kit = passkeyKit();
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
    // Another admin's passkey is not a second factor for this one.
    const { cookie } = await kit.firstStep();
    expect((await kit.secondStep(cookie, other)).status).toBe(422);
    expect((await kit.secondStep(cookie, other, { userHandle: base64url('admin-1') })).status).toBe(
      422,
    );
    expect((await kit.secondStep(cookie, key)).status).toBe(201);
    expect((await kit.signInAlone(key)).status).toBe(201);
  });

  it('from a cloned key is refused and its owner notified; keys without a counter still work', async () => {
    const kit = passkeyKit({ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'office@example.com' });
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

  it('allows five failures from anywhere; the owner’s own browser is counted separately', async () => {
    const kit = passkeyKit();
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
    // Attempts with unknown keys are counted by address.
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
