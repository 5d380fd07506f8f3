import { expect, it } from 'vitest';
import { createBlog } from '../../db/posts/live';
import { listMisses } from '../../db/search/searchMisses';
import { seed } from '../operate/prepare';
import type { SearchResult } from '../publicTypes';
import { post, testApp } from '../testApp';

function seededApp() {
  const test = testApp();
  seed(test.db);
  const ask = (q: string, rest = '') =>
    test.app.request(`/api/search?${new URLSearchParams({ q })}${rest}`);
  const urls = async (q: string) =>
    ((await (await ask(q)).json()) as SearchResult[]).map(({ url }) => url);
  return { ...test, ask, urls };
}

const own = {
  ...post,
  title: 'Wombat burrows',
  slug: 'wombats',
  content: '<p>Quolls live here.</p>',
};

it('GET /api/search finds a post while it is live, by its current words', async () => {
  const { signIn, urls, app, ask } = seededApp();
  const { send } = await signIn();
  const blog = await (await send('POST', '/api/blogs', { ...own, id: 'w' })).json();
  expect(await urls('wombat')).toEqual(['/blog/wombats']);
  expect(await urls('quoll')).toEqual(['/blog/wombats']);
  await send('PUT', '/api/drafts/w', { ...own, title: 'Numbats at night' });
  await send('PUT', '/api/drafts/x', { ...own, slug: 'bilby', title: 'Bilby ears' });
  const publish_at = new Date(Date.now() + 3_600_000).toISOString();
  expect((await send('POST', '/api/publications', { blog_id: 'x', publish_at })).status).toBe(201);
  expect(await urls('numbats')).toEqual([]);
  expect(await urls('bilby')).toEqual([]);
  const { updated_at } = blog;
  const changed = { ...own, content: '<p>Bandicoots live here.</p>', updated_at };
  expect((await send('PUT', '/api/blogs/w', changed)).status).toBe(200);
  expect(await urls('quoll')).toEqual([]);
  expect(await urls('bandicoot')).toEqual(['/blog/wombats']);
  expect(await (await app.request('/search?q=bandicoot')).text()).toContain('/blog/wombats');
  await send('DELETE', '/api/blogs/w');
  expect(await urls('wombat')).toEqual([]);
  expect(await (await app.request('/search?q=bandicoot')).text()).not.toContain('/blog/wombats');
  await send('POST', '/api/recoveries', { blog_id: 'w' });
  expect(await urls('wombat')).toEqual(['/blog/wombats']);
  expect((await ask('wombat')).headers.get('Content-Range')).toBe('search 0-0/1');
});

it('GET /api/search corrects words, marks matches, and escapes everything else', async () => {
  const { db, ask, app } = seededApp();
  const wild = {
    title: 'Tags <b>',
    slug: 'tags',
    content: '<p>A zorilla &lt;img src=x&gt; &amp; more</p>',
  };
  createBlog(db, 't', { ...post, ...wild });
  const corrected = await ask('parter visa');
  expect(corrected.headers.get('Search-Corrected')).toBe('partner%20visa');
  const left = (await ask('my parter zzqx वीज़ा')).headers.get('Search-Corrected') ?? '';
  expect(decodeURIComponent(left)).toBe('partner वीज़ा');
  const [first] = (await corrected.json()) as SearchResult[];
  expect(first).toMatchObject({ kind: 'guide', url: '/services/partner-visa' });
  expect(first?.snippet).toContain('<mark>partner</mark> <mark>visa</mark>');
  const [tags] = (await (await ask('zorilla')).json()) as SearchResult[];
  expect(tags?.snippet).toContain('<mark>zorilla</mark> &#60;img src=x&#62; &#38; more');
  const html = await (await app.request('/search?q=parter+visa')).text();
  expect(html).toContain('<strong>partner visa</strong>');
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  const page = (await (await ask('visa', '&range=[2,3]')).json()) as SearchResult[];
  const all = (await (await ask('visa')).json()) as SearchResult[];
  expect(page).toEqual(all.slice(2, 4));
});

it('no input causes an error', async () => {
  const { ask, app } = seededApp();
  const typed = [
    "o'neil",
    '"',
    '485?',
    'x'.repeat(2000),
    '',
    ' ',
    '* AND (',
    'NEAR(a b)',
    '\0',
    '\ud800',
    '🦘',
    '签',
    'ક્',
    '%_\\',
    '-',
    'a:b',
    `${'visa '.repeat(400)}`,
  ];
  for (const q of typed) {
    expect((await ask(q)).status, q).toBe(200);
    expect((await app.request(`/search?${new URLSearchParams({ q })}`)).status, q).toBe(200);
  }
  expect((await app.request('/api/search')).status).toBe(200);
  expect((await app.request('/search?q=%E0%A4%A&page=x')).status).toBe(200);
  expect((await ask('visa', '&range=x')).status).toBe(400);
});

it('failed searches are counted for admins, without personal ones', async () => {
  const { ask, app, db, signIn } = seededApp();
  for (const q of ['Xylophone  tax', 'xylophone tax']) await ask(q);
  await app.request('/search?q=xylophone+tax');
  for (const q of ['qq@qq.example', 'zq 0412 345 678', 'zzqx'.repeat(30), ' ', 'visa'])
    await ask(q);
  const { send } = await signIn();
  // A search from the editor's link dialog.
  expect((await send('GET', '/api/search?q=xylophone+link')).status).toBe(200);
  expect(await (await send('GET', '/api/search-misses')).json()).toMatchObject([
    { words: 'xylophone tax', times: 3 },
  ]);
  expect(listMisses(db, 9999).some(({ words }) => words === 'xylophone link')).toBe(false);
  const most = 500;
  const flood = db.sqlite.prepare("INSERT INTO search_misses VALUES (?, 1, '2026-01-01')");
  for (let number = 0; number < most + 9; number += 1) flood.run(`zz${number}`);
  await ask('qqqzzz');
  expect(listMisses(db, 9999)).toHaveLength(most);
  expect(listMisses(db, 1)).toMatchObject([{ words: 'xylophone tax' }]);
  expect(listMisses(db, 9999).some(({ words }) => words === 'qqqzzz')).toBe(true);
  // However often a flood was repeated, what is new has room.
  db.sqlite.exec('UPDATE search_misses SET times = 9');
  await ask('wwwqqq');
  expect(listMisses(db, 9999).some(({ words }) => words === 'wwwqqq')).toBe(true);
  expect(listMisses(db, 9999)).toHaveLength(most);
  expect((await send('DELETE', '/api/search-misses')).status).toBe(204);
  expect(listMisses(db, 9999)).toEqual([]);
});

it('endless searches evict no cached page', async () => {
  const { app, ask, cache } = seededApp();
  await app.request('/blog');
  for (let number = 0; number < 150; number += 1) await ask(`visa ${number}`);
  expect(cache.peek('/blog')).toBeDefined();
  expect(cache.peek('/api/search?q=visa+0&range=%5B0%2C9%5D')).toBeDefined();
  expect(cache.typed.maxBytes).toBeLessThan(cache.maxBytes / 4);
});

it('a post ends with the most similar live posts', async () => {
  const { app, db, signIn } = seededApp();
  const { send } = await signIn();
  for (const name of ['one', 'two', 'three', 'four']) {
    const title = `Orchid growers ${name}`;
    createBlog(db, name, { ...post, title, slug: `orchids-${name}`, category: 'Family & Partner' });
  }
  const related = async () => {
    const html = await (await app.request('/blog/orchids-one')).text();
    const [part = ''] = /<section class="[^"]*post-related[^"]*".*?<\/section>/s.exec(html) ?? [];
    return [...part.matchAll(/href="\/blog\/([^"]*)"/g)].map(([, slug]) => slug).sort();
  };
  expect(await related()).toEqual(['orchids-four', 'orchids-three', 'orchids-two']);
  await send('DELETE', '/api/blogs/three');
  const left = await related();
  expect(left).toHaveLength(3);
  expect(left).not.toContain('orchids-three');
  const answer = await app.request('/api/related-posts/one');
  expect((await answer.json()).map(({ slug }: { slug: string }) => slug).sort()).toEqual(left);
});

it('limits searches per address and minute, on the page too', async () => {
  const { app } = testApp({ TRUST_PROXY: '1' });
  const ask = async (path: string, address: string) =>
    app.request(path, { headers: { 'X-Forwarded-For': address } });
  for (let at = 0; at < 120; at += 1) {
    expect((await ask(`/api/search?q=zzq${at}`, '10.3.0.1')).status).toBe(200);
  }
  const refused = await ask('/api/search?q=zzq', '10.3.0.1');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect((await refused.json()).message).toMatch(/^Too many searches/);
  const page = await ask('/search?q=zzq', '10.3.0.1');
  expect([page.status, await page.text()]).toEqual([429, expect.stringMatching(/^Too many/)]);
  expect((await ask('/api/search?q=zzq', '10.3.0.2')).status).toBe(200);
  expect((await ask('/contact', '10.3.0.1')).status).toBe(200);
});
