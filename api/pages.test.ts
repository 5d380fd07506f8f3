import { describe, expect, it } from 'vitest';
import { post, testApp } from './testApp';
import type { Blog } from './types';

async function withPost() {
  const kit = testApp();
  const session = await kit.signIn();
  const blog = (await (await session.send('POST', '/api/blogs', post)).json()) as Blog;
  const html = async (path: string) => (await kit.app.request(path)).text();
  return { ...kit, session, blog, html };
}

describe('a page as curl sees it', () => {
  it('holds the article, one title, the canonical URL and a BlogPosting', async () => {
    const { html } = await withPost();
    const page = await html(`/blog/${post.slug}`);
    expect(page).toContain('Hello from Canberra.');
    expect(page.match(/<title>/g)).toHaveLength(1);
    expect(page).toMatch(/<head>.*<title>A first post[^<]*<\/title>.*<\/head>/s);
    expect(page).toContain('<link rel="canonical" href="http://localhost:3000/blog/a-first-post"');
    for (const name of ['description', 'keywords', 'twitter:card']) {
      expect(page).toContain(`name="${name}"`);
    }
    for (const name of ['og:title', 'og:description', 'og:image', 'og:url', 'og:type']) {
      expect(page).toContain(`property="${name}"`);
    }
    const blocks = [...page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
    const things = blocks.flatMap(
      ([, json]) => (JSON.parse(json ?? '') as { '@graph': unknown[] })['@graph'],
    );
    const posting = things.find((thing) => Object(thing)['@type'] === 'BlogPosting');
    expect(posting).toMatchObject({ headline: 'A first post', datePublished: '2026-03-31' });
  });

  it.each(['/blog/no-such-post', '/no-such-page', '/admin.php', '/blog/a/b'])(
    'is HTTP 404 at %s',
    async (path) => {
      const { app } = testApp();
      const response = await app.request(path);
      expect(response.status).toBe(404);
      expect(response.headers.get('Content-Type')).toContain('text/html');
    },
  );

  it('cannot be broken out of by what a post holds', async () => {
    const { session, html } = await withPost();
    const title = '</script><script>alert(1)</script><!-- $& $1';
    await session.send('POST', '/api/blogs', { ...post, slug: 'evil', title, excerpt: title });
    const page = await html('/blog/evil');
    expect(page).not.toContain('<script>alert(1)');
  });

  it('shows a saved post, a change and a delete on the very next request', async () => {
    const { session, blog, html, app } = await withPost();
    const path = `/blog/${post.slug}`;
    expect(await html('/blog')).toContain('A first post');
    await session.send('PUT', `/api/blogs/${blog.id}`, { ...blog, title: 'A second title' });
    expect(await html(path)).toContain('A second title');
    expect(await html('/blog')).toContain('A second title');
    expect(await html('/')).toContain('A second title');
    await session.send('DELETE', `/api/blogs/${blog.id}`);
    expect((await app.request(path)).status).toBe(404);
    expect(await html('/blog')).not.toContain('A second title');
  });

  it('redirects a former slug for good, and a trailing slash', async () => {
    const { session, blog, app } = await withPost();
    await session.send('PUT', `/api/blogs/${blog.id}`, { ...blog, slug: 'renamed' });
    const former = await app.request(`/blog/${post.slug}`);
    expect(former.status).toBe(301);
    expect(former.headers.get('Location')).toBe('/blog/renamed');
    const slash = await app.request('/blog/?page=2');
    expect(slash.status).toBe(301);
    expect(slash.headers.get('Location')).toBe('/blog?page=2');
  });

  it('answers 304 to its ETag and brotli or gzip to who accepts it', async () => {
    const { app } = await withPost();
    const path = `/blog/${post.slug}`;
    const plain = await app.request(path);
    const etag = plain.headers.get('ETag') ?? '';
    expect((await app.request(path, { headers: { 'If-None-Match': etag } })).status).toBe(304);
    const encoding = async (accepted: string) =>
      (await app.request(path, { headers: { 'Accept-Encoding': accepted } })).headers.get(
        'Content-Encoding',
      );
    expect(await encoding('gzip, deflate, br')).toBe('br');
    expect(await encoding('gzip')).toBe('gzip');
    expect(await encoding('br;q=0, gzip;q=0')).toBe(null);
    expect(await encoding('identity')).toBe(null);
  });

  it('is rendered once, whatever unknown parameters come with it', async () => {
    const { html } = await withPost();
    expect(await html('/blog?utm_source=x')).toBe(await html('/blog'));
  });
});

describe('documents for crawlers', () => {
  it('has the pages and posts in the sitemap, with priority and lastmod', async () => {
    const { app, blog } = await withPost();
    const response = await app.request('/sitemap.xml');
    expect(response.headers.get('Content-Type')).toContain('application/xml');
    const xml = await response.text();
    expect(xml).toContain(
      '<url><loc>http://localhost:3000/</loc><changefreq>weekly</changefreq><priority>1.0</priority></url>',
    );
    expect(xml).toContain(
      `<url><loc>http://localhost:3000/blog/a-first-post</loc><lastmod>${blog.updated_at}</lastmod><changefreq>weekly</changefreq><priority>0.7</priority></url>`,
    );
    expect((await app.request('/sitemap-1.xml')).status).toBe(404);
  });

  it('becomes an index above 50,000 URLs', async () => {
    const { app, db } = await withPost();
    const insert = db.sqlite.prepare(
      "INSERT INTO blogs (id, slug, title, date, created_at, updated_at) VALUES (?, ?, 'x', '2026-01-01', '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z')",
    );
    db.sqlite.transaction(() => {
      for (let number = 0; number < 50_000; number += 1) insert.run(`n${number}`, `n-${number}`);
    })();
    const index = await (await app.request('/sitemap.xml')).text();
    expect(index).toContain('<sitemap><loc>http://localhost:3000/sitemap-2.xml</loc></sitemap>');
    const first = await (await app.request('/sitemap-1.xml')).text();
    expect(first.match(/<url>/g)).toHaveLength(50_000);
    expect((await app.request('/sitemap-3.xml')).status).toBe(404);
  });

  it('answers /robots.txt, and /healthz from a real read', async () => {
    const { app, db } = testApp();
    expect(await (await app.request('/robots.txt')).text()).toContain(
      'Sitemap: http://localhost:3000/sitemap.xml',
    );
    expect(await (await app.request('/healthz')).json()).toEqual({ status: 'ok' });
    db.sqlite.exec('DROP TABLE settings');
    expect((await app.request('/healthz')).status).toBe(503);
  });
});
