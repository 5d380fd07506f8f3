import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../db/client';
import { createBlog } from '../../db/posts/live';
import { cachedResponses } from '../http/cachedResponses';
import { ContentCache, names } from '../http/contentCache';
import { createHttpServer } from '../http/httpServer';
import { post, testApp } from '../testApp';

/** Serves three posts of different subjects, as the real server does. */
async function serving() {
  const cache = new ContentCache();
  const kit = testApp({}, undefined, cache);
  const { Cookie, send } = await kit.signIn();
  const create = async (slug: string, title: string, date = '2026-03-31') =>
    (await send('POST', '/api/blogs', { ...post, slug, title, date, category: title })).json();
  for (const slug of ['a', 'b', 'c']) await create(slug, `Newer ${slug}`, '2026-06-01');
  const posts = {
    quokka: await create('quokka', 'Quokka habitats'),
    wombat: await create('wombat', 'Wombat burrows'),
    numbat: await create('numbat', 'Numbat and quokka habitats'),
  };
  const server = createHttpServer(kit.app.fetch, { sendFirst: cachedResponses(cache) });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const read = async (path: string, headers = {}) => (await fetch(url + path, { headers })).text();
  /** Renames the first post. */
  const rename = async (title: string) => {
    const { quokka } = posts;
    const now = await (await send('GET', `/api/blogs/${quokka.id}`)).json();
    expect((await send('PUT', `/api/blogs/${quokka.id}`, { ...now, title })).status).toBe(200);
  };
  return { ...kit, Cookie, send, posts, read, rename };
}

it('a save drops its page, lists and feeds at once, and no other article', async () => {
  const { cache, read, rename, posts } = await serving();
  const kept = ['/blog/wombat', '/about', `/api/blogs/${posts.wombat.id}`];
  const dropped = ['/blog/quokka', '/blog', '/', '/sitemap.xml', '/rss.xml', '/api/blogs'];
  for (const path of [...kept, ...dropped]) await read(path);
  const before = new Map(kept.map((path) => [path, cache.peek(path)]));
  await rename('Quokka ferries');
  for (const path of kept) expect(cache.peek(path), path).toBe(before.get(path));
  expect(before.get('/blog/wombat')).toBeDefined();
  for (const path of dropped) expect(cache.peek(path), path).toBeUndefined();
  for (const path of ['/blog/quokka', '/blog', '/rss.xml']) {
    expect(await read(path), path).toContain('Quokka ferries');
  }
});

it('an article that shows a saved post beneath it is made again', async () => {
  const { read, rename } = await serving();
  expect(await read('/blog/numbat')).toContain('Quokka habitats');
  await rename('Quokka habitats again');
  expect(await read('/blog/numbat')).toContain('Quokka habitats again');
});

it('articles are made again when another post becomes one of the newest', async () => {
  const { cache, read, send } = await serving();
  await read('/blog/wombat');
  expect(cache.peek('/blog/wombat')).toBeDefined();
  await send('POST', '/api/blogs', {
    ...post,
    slug: 'bilby',
    title: 'Bilby ears',
    date: '2026-07-01',
  });
  expect(await read('/blog/wombat')).toContain('Bilby ears');
});

it('follows another process: what it published, and nothing else', async () => {
  const { cache, read, startJobs, environment } = await serving();
  await read('/blog/wombat');
  await read('/blog');
  await read('/services/student-visa');
  const kept = ['/blog/wombat', '/services/student-visa'].map((path) => cache.peek(path));
  startJobs('external-writes');
  const other = openDatabase(environment.DATABASE_FILE);
  createBlog(
    other,
    'bilby',
    {
      ...post,
      slug: 'bilby',
      title: 'Bilby ears',
      seo_title: '',
      seo_description: '',
      image_alt: '',
    },
    'import',
  );
  other.close();
  await expect.poll(() => cache.peek('/blog'), { timeout: 5000 }).toBeUndefined();
  expect(await read('/blog')).toContain('Bilby ears');
  expect(kept[1]).toBeDefined();
  expect(cache.peek('/services/student-visa')).toBe(kept[1]);
});

it('a search is made again once more of the posts can be found', async () => {
  const { cache, read } = await serving();
  const found = ['/search?q=quokka', '/api/search?q=quokka&range=%5B0%2C9%5D'];
  for (const path of found) await read(path);
  for (const path of found) expect(cache.peek(path), path).toBeDefined();
  cache.drop([names.related]);
  for (const path of found) expect(cache.peek(path), path).toBeUndefined();
});
