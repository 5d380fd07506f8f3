import { describe, expect, it } from 'vitest';
import { postValuesOf } from '../../shared/post';
import { post, testApp } from '../testApp';
import type { Blog, Draft } from '../types';

const draft = postValuesOf(post);

async function signedIn() {
  const kit = testApp();
  const { send } = await kit.signIn();
  const json = async <Body>(method: string, path: string, body?: unknown): Promise<Body> =>
    (await (await send(method, path, body)).json()) as Body;
  return { ...kit, admin: send, json };
}

describe('a draft', () => {
  it('is stored as sent, however incomplete', async () => {
    const { admin, json } = await signedIn();
    const content = '<p onclick="x">As typed</p>';
    const saved = await json<Draft>('PUT', '/api/drafts/new-1', { content });
    expect(saved).toMatchObject({ id: 'new-1', title: '', content, saved_by: 'ada' });
    expect(await json('GET', '/api/drafts/new-1')).toEqual(saved);
    const { updated_at } = saved;
    const again = await json<Draft>('PUT', '/api/drafts/new-1', { title: 'T', updated_at });
    expect(again).toMatchObject({ title: 'T', content: '' });
    expect((await admin('DELETE', '/api/drafts/new-1')).status).toBe(200);
    expect((await admin('GET', '/api/drafts/new-1')).status).toBe(404);
  });

  it('records the live version it is based on, and changes nothing visitors see', async () => {
    const { app, json } = await signedIn();
    const live = await json<Blog>('POST', '/api/blogs', post);
    const before = await (await app.request(`/blog/${post.slug}`)).text();
    const typed = { ...draft, title: 'Not yet for all', base_version: live.updated_at };
    expect(await json('PUT', `/api/drafts/${live.id}`, typed)).toMatchObject({
      base_version: live.updated_at,
    });
    expect(await (await app.request(`/blog/${post.slug}`)).text()).toBe(before);
    expect(await (await app.request('/api/blogs?filter={"q":"Not yet"}')).json()).toEqual([]);
    const [row] = await json<unknown[]>('GET', '/api/posts');
    expect(row).toMatchObject({ id: live.id, state: 'changed', title: post.title });
  });

  it('is none if it equals the live text, also after a change that was undone', async () => {
    const { admin, json } = await signedIn();
    const live = await json<Blog>('POST', '/api/blogs', post);
    const path = `/api/drafts/${live.id}`;
    const text = { ...draft, base_version: live.updated_at };
    const state = async () =>
      (await json<{ state: string }[]>('GET', '/api/posts')).map(({ state }) => state);
    expect(await json('PUT', path, text)).toMatchObject({ is_live: true, title: post.title });
    expect(await state()).toEqual(['live']);
    const typed = await json<Draft>('PUT', path, { ...text, title: 'Typed' });
    expect(typed).not.toHaveProperty('is_live');
    expect(await state()).toEqual(['changed']);
    const { updated_at } = typed;
    expect(await json('PUT', path, { ...text, updated_at })).toMatchObject({ is_live: true });
    expect(await state()).toEqual(['live']);
    expect((await admin('GET', path)).status).toBe(404);
    // What is planned to replace it is another matter.
    const changed = await json<Draft>('PUT', path, { ...text, title: 'Planned' });
    const publish_at = new Date(Date.now() + 3_600_000).toISOString();
    await json('POST', '/api/publications', { blog_id: live.id, publish_at });
    const back = { ...text, updated_at: changed.updated_at };
    expect(await json('PUT', path, back)).not.toHaveProperty('is_live');
  });

  it('returns 409 with the stored draft for an outdated save, and writes nothing', async () => {
    const { admin, json } = await signedIn();
    const first = await json<Draft>('PUT', '/api/drafts/new-1', { title: 'First' });
    const updated_at = '2020-01-01T00:00:00.000Z';
    const stale = await admin('PUT', '/api/drafts/new-1', { title: 'Second', updated_at });
    expect(stale.status).toBe(409);
    expect(await stale.json()).toMatchObject({ current: first });
    expect(await json('GET', '/api/drafts/new-1')).toEqual(first);
  });

  it('requires an id that fits in an address', async () => {
    const { admin } = await signedIn();
    const refused = await admin('PUT', '/api/drafts/a%20b', {});
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({ errors: { id: expect.any(String) } });
  });
});
