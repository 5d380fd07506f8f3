import { expect, it, vi } from 'vitest';
import { openDatabase } from '../../db/client';
import { createImage } from '../../db/media/images';
import { sweepDiscarded } from '../../db/posts/drafts';
import { emptyTrash } from '../../db/posts/trash';
import { publishScheduled } from '../operate/publisher';
import { post, testApp } from '../testApp';
import type { Blog, Draft, ListedVersion, Media, Post } from '../types';

/** Builds the app with one live post, '1'. */
async function withPost() {
  const kit = testApp();
  const { send } = await kit.signIn();
  const json = async <Body>(method: string, path: string, body?: unknown): Promise<Body> =>
    (await (await send(method, path, body)).json()) as Body;
  const live = await json<Blog>('POST', '/api/blogs', { ...post, id: '1' });
  const page = async (path = `/blog/${post.slug}`) => {
    const response = await kit.app.request(path);
    return response.headers.get('Location') ?? response.status;
  };
  const stateOf = async (id = '1') => (await json<Post>('GET', `/api/posts/${id}`)).state;
  return { ...kit, send, json, live, page, stateOf };
}

it('POST /api/unpublications unpublishes a post and keeps its text as the draft', async () => {
  const { send, json, page, stateOf } = await withPost();
  const other = { ...post, id: '2', slug: 'other' };
  await send('POST', '/api/blogs', other);
  expect((await send('POST', '/api/unpublications', { blog_id: '1' })).status).toBe(201);
  expect([await page(), await stateOf()]).toEqual([404, 'draft']);
  expect(await json('GET', '/api/drafts/1')).toMatchObject({
    title: post.title,
    content: post.content,
    base_version: null,
  });
  expect((await send('POST', '/api/unpublications', { blog_id: '1' })).status).toBe(404);
  const published = await send('POST', '/api/publications', { blog_id: '1' });
  expect(published.status).toBe(201);
  expect(await page()).toBe(200);

  const circle = { blog_id: '1', redirect_to: `/blog/${post.slug}` };
  expect((await send('POST', '/api/unpublications', circle)).status).toBe(422);
  expect(await page()).toBe(200);
  await send('POST', '/api/unpublications', { blog_id: '1', redirect_to: '/blog/other' });
  expect(await page()).toBe('/blog/other');
  const { updated_at } = await json<Blog>('GET', '/api/blogs/2');
  await send('PUT', '/api/blogs/2', { ...other, slug: 'moved', updated_at });
  expect(await page()).toBe('/blog/moved');
  await send('POST', '/api/publications', { blog_id: '1' });
  expect(await page()).toBe(200);
});

it('POST /api/unpublications keeps a newer draft, and refuses a scheduled post', async () => {
  const { send, json, stateOf } = await withPost();
  await send('PUT', '/api/drafts/1', { ...post, title: 'Newer' });
  const publish_at = new Date(Date.now() + 60_000).toISOString();
  await send('POST', '/api/publications', { blog_id: '1', publish_at });
  expect((await send('POST', '/api/unpublications', { blog_id: '1' })).status).toBe(409);
  await send('DELETE', '/api/publications/1');
  expect((await send('POST', '/api/unpublications', { blog_id: '1' })).status).toBe(201);
  expect(await json('GET', '/api/drafts/1')).toMatchObject({ title: 'Newer' });
  expect((await send('POST', '/api/publications', { blog_id: '1' })).status).toBe(201);
  expect(await stateOf()).toBe('live');
});

it('POST /api/draft-recoveries recovers a discarded draft for 30 days', async () => {
  const { send, json, stateOf } = await withPost();
  await send('PUT', '/api/drafts/1', { ...post, title: 'Typed for an hour' });
  await send('DELETE', '/api/drafts/1');
  expect(await stateOf()).toBe('live');
  expect(await json('GET', '/api/draft-recoveries/1')).toMatchObject({
    title: 'Typed for an hour',
  });
  const recovered = await send('POST', '/api/draft-recoveries', { blog_id: '1' });
  expect(recovered.status).toBe(201);
  expect(await recovered.json()).toMatchObject({ id: '1', title: 'Typed for an hour' });
  expect((await send('POST', '/api/draft-recoveries', { blog_id: '1' })).status).toBe(404);
  expect((await send('POST', '/api/publications', { blog_id: '1' })).status).toBe(201);

  const first = await json<Draft>('PUT', '/api/drafts/only', { title: 'Never live' });
  await send('DELETE', '/api/drafts/only');
  expect((await send('GET', '/api/posts/only')).status).toBe(404);
  expect(await json<Post[]>('GET', '/api/posts')).toHaveLength(1);
  await send('PUT', '/api/drafts/only', { title: 'Begun again' });
  const refused = await send('POST', '/api/draft-recoveries', { blog_id: 'only' });
  expect(refused.status).toBe(409);
  await send('DELETE', '/api/drafts/only');
  const last = await json<Draft>('POST', '/api/draft-recoveries', { blog_id: 'only' });
  expect(last.title).toBe('Begun again');
  const late = { title: 'From an old tab', updated_at: first.updated_at };
  expect((await send('PUT', '/api/drafts/only', late)).status).toBe(409);
});

it('the trash restores everything: uses of images, restored versions, the category', async () => {
  const { db, send, json, live, stateOf } = await withPost();
  const id = crypto.randomUUID();
  const form = { extension: 'png', mime_type: 'image/png', width: 1, height: 1, variants: [] };
  createImage(db, { id, ...form, bytes: Buffer.from('png') });
  const category = await json<{ id: string }>('POST', '/api/blog-categories', {
    name: post.category,
    description: 'x',
  });
  await send('PUT', '/api/drafts/1', { ...post, image_url: `images/${id}.png` });
  const [version] = await json<ListedVersion[]>('GET', '/api/versions?filter={"blog_id":"1"}');
  const restore = () => send('POST', '/api/restorations', { version_id: version?.id });
  expect((await restore()).status).toBe(201);
  await send('DELETE', '/api/blogs/1');
  expect(await json<Media>('GET', `/api/media/${id}`)).toMatchObject({ used_in: 1 });
  expect((await restore()).status).toBe(409);
  expect((await send('POST', '/api/publications', { blog_id: '1' })).status).toBe(409);
  expect((await send('DELETE', `/api/blog-categories/${category.id}`)).status).toBe(200);

  expect((await send('POST', '/api/recoveries', { blog_id: '1' })).status).toBe(201);
  expect(await json('GET', '/api/blogs/1')).toEqual(live);
  expect(await stateOf()).toBe('changed');
  const named = await json<{ name: string }[]>('GET', '/api/blog-categories');
  expect(named).toMatchObject([{ name: post.category }]);
  expect((await send('POST', '/api/publications', { blog_id: '1' })).status).toBe(201);
});

it('a schedule that passed while the post was in the trash needs another time', async () => {
  const { db, send, json } = await withPost();
  await send('PUT', '/api/drafts/1', { ...post, title: 'Planned' });
  const publish_at = new Date(Date.now() + 60_000).toISOString();
  await send('POST', '/api/publications', { blog_id: '1', publish_at });
  await send('DELETE', '/api/blogs/1');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 120_000 });
  publishScheduled(db, () => {});
  await send('POST', '/api/recoveries', { blog_id: '1' });
  publishScheduled(db, () => {});
  vi.useRealTimers();
  expect(await json('GET', '/api/publications/1')).toMatchObject({
    publish_at,
    error: expect.stringContaining('in the trash'),
  });
  expect(await json('GET', '/api/blogs/1')).toMatchObject({ title: post.title });
});

it('a scheduled post that meets a locked file is published on retry', async () => {
  const { db, environment, send, json } = await withPost();
  await send('PUT', '/api/drafts/1', { ...post, title: 'Planned' });
  const publish_at = new Date(Date.now() + 60_000).toISOString();
  await send('POST', '/api/publications', { blog_id: '1', publish_at });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 120_000 });
  const other = openDatabase(environment.DATABASE_FILE);
  db.sqlite.pragma('busy_timeout = 1');
  other.sqlite.exec('BEGIN IMMEDIATE');
  expect(() => publishScheduled(db, () => {})).toThrow(/locked/);
  other.sqlite.exec('ROLLBACK');
  other.close();
  expect(await json('GET', '/api/publications/1')).toMatchObject({ error: null });
  publishScheduled(db, () => {});
  vi.useRealTimers();
  expect(await json('GET', '/api/blogs/1')).toMatchObject({ title: 'Planned' });
});

it('the text of a published version never changes', async () => {
  const { db } = await withPost();
  const change = "UPDATE post_versions SET content = 'x' WHERE published_at IS NOT NULL";
  expect(() => db.sqlite.exec(change)).toThrow('the text of a published version does not change');
});

it('/api/redirects redirects addresses by hand, and lists those of slugs', async () => {
  const { send, json, live, page } = await withPost();
  type Row = { id: string; from: string; to: string; source: string; updated_at: string };
  const add = (from: string, to: string) => send('POST', '/api/redirects', { from, to });
  expect((await add('/Old/Page/', '/blog/a-first-post')).status).toBe(201);
  expect(await page('/old/page')).toBe('/blog/a-first-post');
  await send('PUT', '/api/blogs/1', { ...live, slug: 'new-slug' });
  expect(await page('/old/page')).toBe('/blog/new-slug');
  const rows = await json<Row[]>('GET', '/api/redirects?sort=["from","ASC"]');
  expect(rows).toMatchObject([
    { from: '/blog/a-first-post', to: '/blog/new-slug', source: 'slug' },
    { from: '/old/page', to: '/blog/new-slug', source: 'hand' },
  ]);
  expect((await add('/elsewhere', 'https://other.example/x')).status).toBe(201);
  expect(await page('/elsewhere')).toBe('https://other.example/x');
  expect((await add('/old/page', '/contact')).status).toBe(409);
  for (const [from, to] of [
    ['/', '/contact'],
    ['/contact', '/blog'],
    ['/api/blogs', '/blog'],
    ['/blog/new-slug', '/contact'],
    ['/one', '/one'],
    ['/one', 'http://plain.example'],
    ['/one', '//other.example'],
    ['one', '/two'],
  ] as const) {
    expect((await add(from, to)).status, `${from} to ${to}`).toBe(422);
  }
  await add('/one', '/two');
  await add('/two', '/three');
  expect((await add('/three', '/one')).status).toBe(422);
  const own = rows[1];
  expect((await send('PUT', `/api/redirects/${own?.id}`, { ...own, to: '/contact' })).status).toBe(
    200,
  );
  expect(await page('/old/page')).toBe('/contact');
  expect((await send('PUT', `/api/redirects/${own?.id}`, { ...own, to: '/blog' })).status).toBe(
    409,
  );
  expect((await send('DELETE', `/api/redirects/${own?.id}`)).status).toBe(200);
  expect(await page('/old/page')).toBe(404);
});

it('discarding the last text of a post that was live moves it to the trash, with all versions', async () => {
  const { db, send, json, stateOf } = await withPost();
  const versions = async () =>
    (await json<ListedVersion[]>('GET', '/api/versions?filter={"blog_id":"1"}')).length;
  await send('POST', '/api/unpublications', { blog_id: '1' });
  const discarded = await send('DELETE', '/api/drafts/1');
  expect(discarded.status).toBe(200);
  expect(await discarded.json()).toMatchObject({ id: '1', state: 'trash' });
  expect((await send('DELETE', '/api/drafts/1')).status).toBe(404);
  const trashed = await json<Post[]>('GET', '/api/posts?filter={"state":"trash"}');
  expect(trashed.map(({ id }) => id)).toEqual(['1']);
  expect(await versions()).toBe(1);

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 29 * 24 * 3_600_000 });
  sweepDiscarded(db);
  emptyTrash(db);
  vi.useRealTimers();
  expect((await send('POST', '/api/recoveries', { blog_id: '1' })).status).toBe(201);
  expect(await stateOf()).toBe('draft');
  expect(await versions()).toBe(1);
  expect(await json<Draft>('GET', '/api/drafts/1')).toMatchObject({ title: post.title });
});

it('a version that was only scheduled becomes the draft when unscheduled', async () => {
  const { send, json, stateOf } = await withPost();
  await send('POST', '/api/unpublications', { blog_id: '1' });
  const publish_at = new Date(Date.now() + 60_000).toISOString();
  expect((await send('POST', '/api/publications', { blog_id: '1', publish_at })).status).toBe(201);
  await send('DELETE', '/api/drafts/1');
  expect(await stateOf()).toBe('scheduled');
  expect((await send('DELETE', '/api/publications/1')).status).toBe(204);
  expect(await stateOf()).toBe('draft');
  expect(await json<Draft>('GET', '/api/drafts/1')).toMatchObject({ title: post.title });
});
