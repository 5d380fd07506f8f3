import sharp from 'sharp';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { recordHits } from '../../db/rateLimitHits';
import { cookiesOf, password, post, testApp } from '../testApp';
import type { AuditEvent, Blog } from '../types';
import { createAdminAccount } from './adminAccounts';

async function withTrail() {
  const kit = testApp();
  const session = await kit.signIn();
  const events = async (query = '') => {
    const response = await session.send('GET', `/api/audit-events${query}`);
    expect(response.status).toBe(200);
    return (await response.json()) as AuditEvent[];
  };
  return { ...kit, session, events };
}

describe('the audit trail', () => {
  it('records changes of posts: who, what and which fields', async () => {
    const { session, events } = await withTrail();
    const created = await session.send('POST', '/api/blogs', post);
    const blog = (await created.json()) as Blog;
    const change = { ...blog, title: 'Changed', author: 'Other' };
    await session.send('PUT', `/api/blogs/${blog.id}`, change);
    await session.send('DELETE', `/api/blogs/${blog.id}`);
    const by = { admin_id: 'admin-1', username: 'ada', resource: 'blogs', record_id: blog.id };
    expect(await events()).toMatchObject([
      { ...by, action: 'delete', summary: 'Changed' },
      { ...by, action: 'update', summary: 'Changed (title, author)' },
      { ...by, action: 'create', summary: 'A first post' },
      { action: 'sign-in', username: 'ada' },
    ]);
    const [{ at } = { at: '' }] = await events();
    expect(Date.now() - Date.parse(at)).toBeLessThan(60_000);
  });

  it('records changes of categories, admins, images, passwords and sign-outs', async () => {
    const { app, db, session, send } = await withTrail();
    const body = { name: 'News', description: 'x' };
    await session.send('POST', '/api/blog-categories', body);
    const account = { username: 'bob', password: 'battery-staple' };
    const bob = await (await session.send('POST', '/api/admins', account)).json();
    const { id } = bob as { id: string };
    await session.send('PUT', `/api/admins/${id}`, { username: 'bob', password: 'another-one' });
    const form = new FormData();
    const png = await sharp({ create: { width: 3, height: 2, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    form.set('file', new File([new Uint8Array(png)], 'a.png'));
    const { Cookie } = session;
    await app.request('/api/images', { method: 'POST', body: form, headers: { Cookie } });
    const change = { old_password: password, new_password: 'new-staple' };
    const renewed = await session.send('PUT', '/api/password', {
      ...change,
      confirm_password: 'new-staple',
    });
    const later = { Cookie: cookiesOf(renewed) };
    await createAdminAccount(db, 'carl');
    const list = await send('GET', '/api/audit-events', undefined, later);
    const seen = (await list.json()) as AuditEvent[];
    expect(
      seen.map((event) => `${event.username}: ${event.action} ${event.resource} ${event.summary}`),
    ).toEqual([
      '(npm run admin): create admins carl',
      'ada: change-password password Own password; all other sessions ended',
      'ada: upload images a.png, 3 × 2 pixels',
      'ada: update admins bob (password)',
      'ada: create admins bob',
      'ada: create blog-categories News',
      'ada: sign-in session ',
    ]);
    expect(JSON.stringify(seen)).not.toMatch(/staple|another-one|\$2/);
    await send('DELETE', '/api/session', undefined, later);
    const newest = db.sqlite.prepare('SELECT action FROM audit_events ORDER BY id DESC').pluck();
    expect(newest.get()).toBe('sign-out');
  });

  it('records failed sign-ins up to a limit, without unknown usernames', async () => {
    const { db, send, events } = await withTrail();
    await send('POST', '/api/session', { username: 'ada', password: 'wrong' });
    await send('POST', '/api/session', { username: 'hunter2', password: 'wrong' });
    expect((await events()).slice(0, 2)).toMatchObject([
      { action: 'failed-sign-in', admin_id: null, username: '', summary: 'Unknown username' },
      { action: 'failed-sign-in', admin_id: 'admin-1', username: 'ada', summary: 'Wrong password' },
    ]);
    for (let number = 0; number < 60; number += 1) {
      recordHits(db, ['audit of failed sign-ins'], 3600);
    }
    await send('POST', '/api/session', { username: 'hunter3', password: 'wrong' });
    expect(await events()).toHaveLength(3);
  });

  it('records nothing of a refused change', async () => {
    const { session, events } = await withTrail();
    await session.send('POST', '/api/blogs', post);
    expect((await session.send('POST', '/api/blogs', post)).status).toBe(409);
    expect((await session.send('DELETE', '/api/blogs/none')).status).toBe(404);
    expect(await events()).toHaveLength(2);
  });

  it('is stored in the same transaction as its change', async () => {
    const { db, session, app } = await withTrail();
    db.sqlite.exec(
      "CREATE TRIGGER full BEFORE INSERT ON audit_events BEGIN SELECT raise(ABORT, 'full'); END",
    );
    expect((await session.send('POST', '/api/blogs', post)).status).toBe(500);
    expect(await (await app.request('/api/blogs')).json()).toEqual([]);
  });

  it('is read-only and for admins, in pages and with filters', async () => {
    const { session, send, events } = await withTrail();
    await session.send('POST', '/api/blogs', post);
    expect((await send('GET', '/api/audit-events')).status).toBe(401);
    expect((await send('GET', '/api/audit-events/1')).status).toBe(401);
    const page = await session.send('GET', '/api/audit-events?range=[0,0]&sort=["at","ASC"]');
    expect(page.headers.get('Content-Range')).toBe('audit-events 0-0/2');
    expect(await events('?filter={"action":"create"}')).toHaveLength(1);
    expect(await events('?filter={"q":"first"}')).toHaveLength(1);
    expect(await events('?filter={"id":[1]}')).toMatchObject([{ id: 1, action: 'sign-in' }]);
    expect(await (await session.send('GET', '/api/audit-events/2')).json()).toMatchObject({
      id: 2,
    });
    expect((await session.send('GET', '/api/audit-events/x')).status).toBe(404);
    expect((await session.send('DELETE', '/api/audit-events/1')).status).toBe(405);
    expect((await session.send('POST', '/api/audit-events', {})).status).toBe(405);
  });
});

it('refuses an action that cannot be recorded', async () => {
  const { db, send, signIn } = testApp();
  const ada = await signIn();
  await signIn();
  for (const [id, slug] of [
    ['live', 'live'],
    ['trashed', 'trashed'],
    ['gone', 'gone'],
  ]) {
    await ada.send('POST', '/api/blogs', { ...post, id, slug });
  }
  for (const id of ['trashed', 'gone']) await ada.send('DELETE', `/api/blogs/${id}`);
  const draft = { ...post, slug: 'new', image_alt: '', seo_title: '', seo_description: '' };
  await ada.send('PUT', '/api/drafts/new', draft);
  await ada.send('PUT', '/api/drafts/planned', { ...draft, slug: 'planned' });
  const publish_at = new Date(Date.now() + 3_600_000).toISOString();
  const plan = { blog_id: 'planned', publish_at };
  expect((await ada.send('POST', '/api/publications', plan)).status).toBe(201);
  const [version] = await (await ada.send('GET', '/api/versions?filter={"blog_id":"live"}')).json();

  const state = async () => {
    const read = async (path: string) => (await ada.send('GET', path)).json();
    return {
      sessions: db.sqlite.prepare('SELECT count(*) FROM sessions').pluck().get(),
      posts: (await read('/api/posts')).length,
      trash: await read('/api/posts?filter={"state":"trash"}'),
      drafts: [await read('/api/drafts/new'), await read('/api/drafts/live')],
      planned: await read('/api/publications/planned'),
    };
  };
  const before = await state();
  const failed = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => failed.mockRestore());
  db.sqlite.exec(
    "CREATE TRIGGER unwritten BEFORE INSERT ON audit_events BEGIN SELECT RAISE(ABORT, 'full'); END",
  );
  for (const [method, path, body] of [
    ['DELETE', '/api/sessions'],
    ['DELETE', '/api/session'],
    ['DELETE', '/api/drafts/new'],
    ['DELETE', '/api/trash/gone'],
    ['DELETE', '/api/publications/planned'],
    ['POST', '/api/recoveries', { blog_id: 'trashed' }],
    ['POST', '/api/restorations', { version_id: version.id }],
  ] as const) {
    expect([path, (await ada.send(method, path, body)).status]).toEqual([path, 500]);
  }
  const credentials = { username: 'ada', password };
  expect((await send('POST', '/api/session', credentials)).status).toBe(500);
  expect(await state()).toEqual(before);
});
