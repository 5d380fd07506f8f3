import { describe, expect, it } from 'vitest';
import { admins, findCredentials } from '../../db/accounts/admins';
import { cookiesOf, password, testApp } from '../testApp';
import { hashPassword } from './passwords';

const next = 'battery-staple';

describe('changing the password', () => {
  it.each([
    ['All fields are required.', { old_password: '', new_password: 'a', confirm_password: 'b' }],
    [
      'New passwords do not match.',
      { old_password: 'wrong', new_password: 'short', confirm_password: 'other' },
    ],
    [
      'New password must be at least 8 characters.',
      { old_password: 'wrong', new_password: 'short', confirm_password: 'short' },
    ],
    [
      'New password must be at most 72 bytes.',
      { old_password: 'wrong', new_password: 'é'.repeat(37), confirm_password: 'é'.repeat(37) },
    ],
    [
      'New password is one of the most common ones. Choose another.',
      { old_password: 'wrong', new_password: ' Password1', confirm_password: ' Password1' },
    ],
    [
      'Old password is incorrect.',
      { old_password: 'wrong', new_password: next, confirm_password: next },
    ],
  ])('answers 422 %s', async (message, body) => {
    const { signIn } = testApp();
    const session = await signIn();
    const response = await session.send('PUT', '/api/password', body);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ message });
  });

  it('needs a session', async () => {
    const { send } = testApp();
    const response = await send('PUT', '/api/password', {});
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ message: 'No admin session found.' });
  });

  it('ends every other session, renews the current one, and requires the new password', async () => {
    const { send, signIn } = testApp();
    const here = await signIn();
    const elsewhere = await signIn();
    const body = { old_password: password, new_password: next, confirm_password: next };
    const response = await here.send('PUT', '/api/password', body);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ message: 'Password changed successfully.' });
    expect((await elsewhere.send('GET', '/api/session')).status).toBe(401);
    expect((await here.send('GET', '/api/session')).status).toBe(401);
    const Cookie = cookiesOf(response);
    expect((await send('GET', '/api/session', undefined, { Cookie })).status).toBe(200);
    expect((await send('POST', '/api/session', { username: 'ada', password })).status).toBe(401);
    const again = await send('POST', '/api/session', { username: 'ada', password: next });
    expect(again.status).toBe(201);
  });
});

it('is refused if somebody else changes the password meanwhile', async () => {
  const { db, signIn } = testApp();
  // At a cost slow enough for the other change to come in between.
  admins.update(db, 'admin-1', { password_hash: await hashPassword(password) });
  const session = await signIn();
  const change = { old_password: password, new_password: next, confirm_password: next };
  db.sqlite.exec('DELETE FROM rate_limit_hits');
  const pending = session.send('PUT', '/api/password', change);
  const counted = db.sqlite.prepare('SELECT 1 FROM rate_limit_hits');
  while (!counted.get()) await new Promise((resolve) => setImmediate(resolve));
  admins.update(db, 'admin-1', { password_hash: 'another' });
  expect((await pending).status).toBe(422);
  expect(findCredentials(db, { id: 'admin-1' })?.password_hash).toBe('another');
});
