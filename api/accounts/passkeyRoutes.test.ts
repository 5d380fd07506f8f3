import { TOTP } from 'otpauth';
import { afterEach, expect, it, vi } from 'vitest';
import { admins } from '../../db/accounts/admins';
import { json, testProvider } from '../mail/testServers';
import { cookiesOf, password } from '../testApp';
import { passkeyKit, SoftwareKey, wait } from '../testPasskeys';
import { setAdminPassword, switchTwoFactorOff } from './adminAccounts';

afterEach(() => {
  vi.useRealTimers();
});

it('a passkey signs in after the password or alone, is listed, renamed and removed', async () => {
  const kit = passkeyKit({ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'office@example.com' });
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

  // The password alone no longer signs in.
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

  // In a browser with another session: that session ends, and its id isn't reused.
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
  // Removing the last second factor removes the recovery codes.
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

it('adding a passkey requires this session’s challenge, this site, and a new key', async () => {
  const kit = passkeyKit();
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
  // Failed attempts left mei's account unchanged.
  expect((await kit.send('POST', '/api/session', { username: 'mei', password })).status).toBe(201);
  const { excludeCredentials } = await (
    await ada.send('POST', '/api/passkeys/challenge', {})
  ).json();
  expect(excludeCredentials).toMatchObject([{ id: key.id }]);
});

it('passkeys are deleted with their admin or by the operator, and survive a password change', async () => {
  const kit = passkeyKit();
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
  expect(switchTwoFactorOff(kit.db, 'ada')).toContain('removed their passkeys');
  expect((await kit.signInAlone(key)).status).toBe(422);
  expect((await kit.firstStep()).response.status).toBe(201);

  const other = new SoftwareKey();
  const mei = await kit.mei();
  await kit.add(mei, other);
  const asked = await kit.ask('sign-in');
  admins.remove(kit.db, 'admin-2');
  expect((await kit.alone(other.get(asked.options), asked.cookie)).status).toBe(422);
});

it('TWO_STEP=required accepts a passkey, and keeps the last second factor of either kind', async () => {
  const kit = passkeyKit({ TWO_STEP: 'required', SITE_URL: 'https://wattlepath.example' });
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
    expect.stringContaining('another passkey or app first'),
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

it('sends no mail about a refused removal', async () => {
  const provider = await testProvider(json(201, {}));
  const kit = passkeyKit({
    TWO_STEP: 'required',
    BREVO_URL: provider.url,
    BREVO_API_KEY: 'key',
    MAIL_FROM: 'office@example.com',
  });
  kit.startJobs('mail');
  const ada = await kit.signIn();
  kit.confirm();
  await ada.send('PUT', '/api/account', { email: 'ada@example.com' });
  await kit.add(ada, new SoftwareKey());
  const [{ id }] = await (await ada.send('GET', '/api/passkeys')).json();
  expect((await ada.send('DELETE', `/api/passkeys/${id}`)).status).toBe(409);
  await kit.add(ada, new SoftwareKey(), 'Key ring');
  const mailed = () => provider.calls.map(({ body }) => String(body.textContent)).join('\n');
  await expect.poll(mailed).toContain('The passkey “Key ring” was added.');
  expect(mailed()).not.toContain('removed');
});
