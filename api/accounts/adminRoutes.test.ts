import { describe, expect, it } from 'vitest';
import { password, testApp } from '../testApp';
import type { Admin } from '../types';

async function withBob() {
  const kit = testApp();
  const session = await kit.signIn();
  const body = { username: 'bob', password: 'battery-staple' };
  const response = await session.send('POST', '/api/admins', body);
  expect(response.status).toBe(201);
  return { ...kit, session, bob: (await response.json()) as Admin };
}

describe('admins', () => {
  it('are listed and read without their password hashes', async () => {
    const { session, bob } = await withBob();
    expect(Object.keys(bob).sort()).toEqual([
      'created_at',
      'id',
      'marn',
      'may_publish',
      'may_see_clients',
      'name',
      'role',
      'updated_at',
      'username',
    ]);
    const list = await session.send('GET', '/api/admins');
    expect(list.headers.get('Content-Range')).toBe('admins 0-1/2');
    expect(await list.text()).not.toContain('$2');
    const filtered = await session.send('GET', '/api/admins?fields=password_hash');
    expect(filtered.status).toBe(400);
  });

  it('cannot delete themselves or the last admin', async () => {
    const { session, bob } = await withBob();
    const self = await session.send('DELETE', '/api/admins/admin-1');
    expect(self.status).toBe(409);
    expect(await self.json()).toEqual({
      message: "You can't delete the account you are signed in with.",
    });
    expect((await session.send('DELETE', `/api/admins/${bob.id}`)).status).toBe(200);
    expect((await session.send('DELETE', '/api/admins/admin-1')).status).toBe(409);
  });

  it("change another's password, which ends that one's sessions", async () => {
    const { session, signIn, send, bob } = await withBob();
    const theirs = await signIn('bob', 'battery-staple');
    const body = { ...bob, password: 'another-staple' };
    expect((await session.send('PUT', `/api/admins/${bob.id}`, body)).status).toBe(200);
    expect((await theirs.send('GET', '/api/session')).status).toBe(401);
    const signedIn = await send('POST', '/api/session', {
      username: 'bob',
      password: 'another-staple',
    });
    expect(signedIn.status).toBe(201);
  });

  it("don't change their own password without the old one", async () => {
    const { session, admin, send } = await withBob();
    const body = { ...admin, password: 'another-staple' };
    const response = await session.send('PUT', `/api/admins/${admin.id}`, body);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: { password: expect.any(String) } });
    expect((await send('POST', '/api/session', { username: 'ada', password })).status).toBe(201);
    const renamed = { ...admin, username: 'ada.l' };
    expect((await session.send('PUT', `/api/admins/${admin.id}`, renamed)).status).toBe(200);
  });

  it.each([
    [409, { username: 'ada', password }],
    [422, { username: 'carl', password: 'short' }],
    [422, { username: 'carl', password: 'Qwerty123' }],
    [422, { username: 'carl', password: 'x'.repeat(73) }],
    [422, { username: '', password }],
  ])('answer %i to %j', async (status, body) => {
    const { signIn } = testApp();
    const session = await signIn();
    expect((await session.send('POST', '/api/admins', body)).status).toBe(status);
  });
});
