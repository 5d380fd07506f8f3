import { describe, expect, it } from 'vitest';
import { createBlog } from '../../db/posts/live';
import { ContentCache } from '../http/contentCache';
import { post, testApp } from '../testApp';
import type { Blog } from '../types';

async function created(response: Response): Promise<Blog> {
  expect(response.status).toBe(201);
  return (await response.json()) as Blog;
}

function listUrl(parameters: Record<string, unknown>): string {
  const entries = Object.entries(parameters).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return `/api/blogs?${new URLSearchParams(Object.fromEntries(entries))}`;
}

async function filled() {
  const kit = testApp();
  const session = await kit.signIn();
  for (let day = 1; day <= 27; day += 1) {
    const date = `2026-01-${String(day).padStart(2, '0')}`;
    const body = { ...post, id: String(day), slug: `post-${day}`, title: `Post ${day}`, date };
    await created(await session.send('POST', '/api/blogs', body));
  }
  return { ...kit, session };
}

describe('the list of posts', () => {
  it('returns a page, newest first, with Content-Range as ra-data-simple-rest reads it', async () => {
    const { app } = await filled();
    const response = await app.request(listUrl({ sort: ['date', 'DESC'], range: [0, 9] }));
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Range')).toBe('blogs 0-9/27');
    const rows = (await response.json()) as Blog[];
    expect(rows.map((row) => row.id).slice(0, 3)).toEqual(['27', '26', '25']);
    expect(rows).toHaveLength(10);
    const last = await app.request(listUrl({ range: [20, 29] }));
    expect(last.headers.get('Content-Range')).toBe('blogs 20-26/27');
  });

  it('searches title, author and category in any case, and treats % and _ literally', async () => {
    const { app, session } = await filled();
    const odd = { ...post, slug: 'odd', title: '100% Éclair_', author: 'Zoë', category: 'News' };
    await created(await session.send('POST', '/api/blogs', odd));
    const count = async (q: string) =>
      (await app.request(listUrl({ filter: { q } }))).headers.get('Content-Range')?.split('/')[1];
    // Each word, wherever it stands: “Post 12” too.
    expect(await count('post 2')).toBe('10');
    expect(await count('student priya 12')).toBe('1');
    expect(await count('PRIYA')).toBe('27');
    expect(await count('student vis')).toBe('27');
    expect(await count('0%')).toBe('1');
    expect(await count('éCLAIR_')).toBe('1');
    expect(await count('ZOË')).toBe('1');
    expect(await count("'; DROP TABLE blogs; --")).toBe('0');
  });

  it('filters by id list, slug and category, and omits fields not requested', async () => {
    const { app } = await filled();
    const many = await app.request(listUrl({ filter: { id: ['3', '5', 'none'] } }));
    expect(((await many.json()) as Blog[]).map((row) => row.id)).toEqual(['5', '3']);
    const one = await app.request(listUrl({ filter: { slug: 'post-7' }, fields: 'id,slug' }));
    expect(await one.json()).toEqual([{ id: '7', slug: 'post-7' }]);
    const none = await app.request(listUrl({ filter: { category: 'Nothing' } }));
    expect(await none.json()).toEqual([]);
    expect(none.headers.get('Content-Range')).toBe('blogs 0-0/0');
  });

  it.each([
    ['sort=["password_hash","ASC"]', 'sort', 'password_hash'],
    ['sort=["__proto__","ASC"]', 'sort', '__proto__'],
    ['filter={"__proto__":"x"}', 'filter', '__proto__'],
    ['sort=["date","SIDEWAYS"]', 'sort', '["date","DESC"]'],
    ['sort=date', 'sort', 'JSON'],
    ['range=[9,0]', 'range', '[0,9]'],
    ['range=[0,1e400]', 'range', '[0,9]'],
    ['filter={"password_hash":"x"}', 'filter', 'password_hash'],
    ['filter=["q"]', 'filter', '{"q":"text"}'],
    ['filter={"q":{"$ne":1}}', 'filter', 'q'],
    ['fields=id,secret', 'fields', 'secret'],
  ])('answers 400 for %s, naming it', async (query, name, detail) => {
    const { app } = testApp();
    const response = await app.request(`/api/blogs?${encodeURI(query)}`);
    expect(response.status).toBe(400);
    const { message } = (await response.json()) as { message: string };
    expect(message).toContain(name);
    expect(message).toContain(detail);
  });

  it('returns 304 for its ETag until a post changes', async () => {
    const { app, session } = await filled();
    const first = await app.request('/api/blogs');
    const headers = { 'If-None-Match': first.headers.get('ETag') ?? '' };
    expect((await app.request('/api/blogs', { headers })).status).toBe(304);
    await session.send('DELETE', '/api/blogs/1');
    expect((await app.request('/api/blogs', { headers })).status).toBe(200);
  });
});

describe('writing a post', () => {
  it('creates, reads, updates and deletes, each returning the record', async () => {
    const { app, signIn } = testApp();
    const session = await signIn();
    const blog = await created(await session.send('POST', '/api/blogs', { ...post, id: 'own-id' }));
    expect(blog).toMatchObject({ ...post, id: 'own-id' });
    expect(await (await app.request('/api/blogs/own-id')).json()).toEqual(blog);
    const changed = { ...blog, title: 'Changed' };
    const put = await session.send('PUT', '/api/blogs/own-id', changed);
    expect(put.status).toBe(200);
    const updated = (await put.json()) as Blog;
    expect(updated.title).toBe('Changed');
    expect(updated.updated_at > blog.updated_at).toBe(true);
    const gone = await session.send('DELETE', '/api/blogs/own-id');
    expect(gone.status).toBe(200);
    expect(await gone.json()).toEqual(updated);
    expect((await app.request('/api/blogs/own-id')).status).toBe(404);
    expect((await session.send('DELETE', '/api/blogs/own-id')).status).toBe(404);
  });

  it('requires a session for every write', async () => {
    const { send } = testApp();
    for (const [method, path] of [
      ['POST', '/api/blogs'],
      ['PUT', '/api/blogs/1'],
      ['DELETE', '/api/blogs/1'],
      ['POST', '/api/images'],
      ['GET', '/api/admins'],
      ['GET', '/api/admins/admin-1'],
      ['GET', '/api//admins'],
      ['GET', '/api/%61dmins'],
    ] as const) {
      const { status } = await send(method, path, method === 'GET' ? undefined : post);
      expect([401, 404], `${method} ${path}`).toContain(status);
    }
  });

  it('names every empty field in the order of the form', async () => {
    const { signIn } = testApp();
    const session = await signIn();
    const response = await session.send('POST', '/api/blogs', { title: '  ', content: ' ' });
    expect(response.status).toBe(422);
    const { message, errors } = (await response.json()) as {
      message: string;
      errors: Record<string, string>;
    };
    expect(message).toBe('Title is required.');
    expect(Object.values(errors)).toEqual(
      ['Title', 'Slug', 'Excerpt', 'Date', 'Author', 'Category', 'Content'].map(
        (name) => `${name} is required.`,
      ),
    );
  });

  it.each([
    ['slug', 'Über Uns'],
    ['slug', '-a-'],
    ['date', '2026-02-30'],
    ['date', '31/03/2026'],
    ['image_url', 'https://evil.example/x.png'],
    ['image_url', '../../etc/passwd'],
  ])('refuses the %s %s', async (field, value) => {
    const { signIn } = testApp();
    const session = await signIn();
    const response = await session.send('POST', '/api/blogs', { ...post, [field]: value });
    expect(response.status).toBe(422);
    expect(await response.json()).toHaveProperty(`errors.${field}`);
  });

  it('returns 400 for malformed JSON, 415 for another type, 413 above 12 MB', async () => {
    const { app, signIn } = testApp();
    const { Cookie, send } = await signIn();
    const raw = (body: string, type: string) =>
      app.request('/api/blogs', {
        method: 'POST',
        body,
        headers: { Cookie, 'Content-Type': type },
      });
    expect((await raw('{"title":', 'application/json')).status).toBe(400);
    expect((await raw('title=x', 'application/x-www-form-urlencoded')).status).toBe(415);
    expect((await raw('[]', 'application/json')).status).toBe(422);
    const huge = { ...post, content: 'x'.repeat(12 * 1024 * 1024) };
    expect((await send('POST', '/api/blogs', huge)).status).toBe(413);
    expect((await app.request('/api/blogs')).status).toBe(200);
  });

  it('refuses a cross-site request', async () => {
    const { signIn } = testApp();
    const session = await signIn();
    for (const headers of [
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
      { Origin: 'https://evil.example' },
      { Origin: 'null' },
    ]) {
      const response = await session.send('POST', '/api/blogs', post, headers);
      expect(response.status).toBe(403);
    }
    const own = { Origin: 'http://localhost:3000', 'Sec-Fetch-Site': 'same-origin' };
    expect((await session.send('POST', '/api/blogs', post, own)).status).toBe(201);
  });

  it('returns 409 at the slug if another post has it', async () => {
    const { signIn } = testApp();
    const session = await signIn();
    await created(await session.send('POST', '/api/blogs', post));
    const response = await session.send('POST', '/api/blogs', post);
    expect(response.status).toBe(409);
    expect(await response.json()).toHaveProperty('errors.slug');
  });

  it('returns 409 for an outdated save, with the stored version', async () => {
    const { app, signIn } = testApp();
    const session = await signIn();
    const read = await created(await session.send('POST', '/api/blogs', post));
    const path = `/api/blogs/${read.id}`;
    const first = await session.send('PUT', path, { ...read, title: 'Theirs' });
    const stored = await first.json();
    const second = await session.send('PUT', path, { ...read, title: 'Mine' });
    expect(second.status).toBe(409);
    expect(await second.json()).toMatchObject({ current: stored });
    expect(await (await app.request(path)).json()).toEqual(stored);
    const blind = await session.send('PUT', path, post);
    expect(blind.status).toBe(422);
  });

  it('finds a post by its former slug, until another post takes that slug', async () => {
    const { app, signIn } = testApp();
    const session = await signIn();
    const read = await created(await session.send('POST', '/api/blogs', post));
    await session.send('PUT', `/api/blogs/${read.id}`, { ...read, slug: 'renamed' });
    const bySlug = async (slug: string) =>
      ((await (await app.request(listUrl({ filter: { slug } }))).json()) as Blog[])[0]?.slug;
    expect(await bySlug('renamed')).toBe('renamed');
    expect(await bySlug(post.slug)).toBe('renamed');
    await created(await session.send('POST', '/api/blogs', post));
    expect(await bySlug(post.slug)).toBe(post.slug);
  });
});

it('a list is cached once, whatever unknown parameters are added', async () => {
  const cache = new ContentCache();
  const { app } = testApp({}, undefined, cache);
  const known = '/api/blogs?range=%5B0%2C4%5D';
  const address = (number: number) => `${known}&_=${number}&range=%5B0%2C${number}%5D`;
  for (let number = 0; number < 5; number += 1) await app.request(address(number));
  expect(cache.peek(known)).toBeDefined();
  expect(cache.peek(address(0))).toBeUndefined();
  await app.request('/api/blogs/1?_=1');
  expect(cache.peek('/api/blogs/1?_=1')).toBeUndefined();
});

describe('a list of many posts', () => {
  async function manyPosts() {
    const kit = testApp({ TRUST_PROXY: '1' });
    const { send } = await kit.signIn();
    for (let at = 0; at < 120; at += 1) {
      createBlog(kit.db, `many-${at}`, { ...post, slug: `many-${at}`, content: '<p>x</p>' });
    }
    const get = (query: string, from = '192.0.2.1') =>
      kit.app.request(`/api/blogs${query}`, { headers: { 'X-Forwarded-For': from } });
    return { ...kit, send, get };
  }

  it('returns 100 with texts, all without, and all for an admin', async () => {
    const { get, send } = await manyPosts();
    for (const query of ['', '?range=[0,999]', '?range=[0,999]&fields=id,content']) {
      const response = await get(query);
      expect(response.headers.get('Content-Range')).toBe('blogs 0-99/120');
      expect(await response.json()).toHaveLength(100);
    }
    expect(await (await get('?range=[0,999]&fields=id,title')).json()).toHaveLength(120);
    const own = await send('GET', '/api/blogs?range=[0,999]');
    expect(await own.json()).toHaveLength(120);
    expect(own.headers.get('Cache-Control')).toBe('no-store');
    expect(await (await get('?range=[0,999]')).json()).toHaveLength(100);
  });

  it('counts uncached requests against a network’s allowance', async () => {
    const { get } = await manyPosts();
    const statuses = new Set<number>();
    for (let at = 0; at < 260; at += 1) {
      statuses.add((await get(`?range=[${at},${at}]&filter={"q":"post"}`)).status);
    }
    expect([...statuses]).toEqual([200, 429]);
    expect((await get('?range=[0,0]&filter={"q":"post"}')).status).toBe(200);
    const refused = await get('?range=[0,9]&filter={"q":"first"}');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await get('?range=[0,9]&filter={"q":"first"}', '192.0.2.2')).status).toBe(200);
  });
});
