import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { version } from '../../package.json';
import { post, testApp } from '../testApp';
import type { Blog } from '../types';

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

  it('has keywords that somebody might search for', async () => {
    const { session, html } = await withPost();
    const title = 'Evidence From Home That Convinces';
    await session.send('POST', '/api/blogs', { ...post, slug: 'evidence', title });
    const [, keywords] =
      /name="keywords" content="([^"]*)"/.exec(await html('/blog/evidence')) ?? [];
    expect(keywords?.split(', ').slice(1)).toEqual(['evidence', 'home', 'convinces']);
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

  it('can’t be broken by a post’s content', async () => {
    const { session, html } = await withPost();
    const title = '</script><script>alert(1)</script><!-- $& $1';
    await session.send('POST', '/api/blogs', { ...post, slug: 'evil', title, excerpt: title });
    const page = await html('/blog/evil');
    expect(page).not.toContain('<script>alert(1)');
  });

  it('shows a saved, changed or deleted post on the next request', async () => {
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

  it.each([
    ['/blog/%', 'Post not found'],
    ['/%', 'Page not found'],
    ['/about/%ff%00', 'Page not found'],
    [`/blog/${'a'.repeat(300)}`, 'Post not found'],
    [`/blog/${'a'.repeat(9000)}`, 'Post not found'],
    [`/${'a/'.repeat(4500)}b`, 'Page not found'],
  ])('says on a page that there is none at %.20s', async (path, heading) => {
    const { app } = testApp();
    const response = await app.request(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain(`${heading}</h1>`);
  });

  it('returns the same response for every missing page', async () => {
    const { app } = testApp();
    const cache = new Set<string | null>();
    for (const path of ['/none', '/another', '/a/b/c', '/%']) {
      cache.add((await app.request(path)).headers.get('ETag'));
    }
    expect(cache.size).toBe(1);
    const inServices = await (await app.request('/services/none')).text();
    expect(inServices).toMatch(/href="\/services" aria-current="page"/);
  });

  it.each([
    ['/About', '/about'],
    ['/about//', '/about'],
    ['/about%20', '/about'],
    ['/BLOG/A-First-Post/?page=2', '/blog/a-first-post?page=2'],
    ['//EVIL.example/%2e', '/evil.example'],
    ['/blog/A%3Fb', '/blog/a%3Fb'],
  ])('leads from %s to the one address', async (path, address) => {
    const { app } = testApp();
    const response = await app.request(`http://localhost:3000${path}`);
    expect(response.status).toBe(301);
    expect(response.headers.get('Location')).toBe(address);
  });

  it('redirects www to the site’s own host', async () => {
    const { app } = testApp({ SITE_URL: 'https://migration.example' });
    const ask = (Host: string, path = '/blog?page=2') => app.request(path, { headers: { Host } });
    const moved = await ask('WWW.migration.example');
    expect(moved.status).toBe(301);
    expect(moved.headers.get('Location')).toBe('https://migration.example/blog?page=2');
    expect(moved.headers.get('Cache-Control')).toBe('no-store');
    for (const host of ['migration.example', 'www.other.example', 'www.migration.example.evil']) {
      expect((await ask(host, '/blog')).status).toBe(200);
    }
  });

  it('returns an uncached 500 if its posts can’t be read', async () => {
    const { app, db } = testApp();
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => log.mockRestore());
    db.sqlite.exec('ALTER TABLE posts RENAME COLUMN title TO elsewhere');
    const failed = await app.request('/blog');
    expect(failed.status).toBe(500);
    expect(failed.headers.get('Cache-Control')).toBe('no-store');
    expect(log).toHaveBeenCalled();
    db.sqlite.exec('ALTER TABLE posts RENAME COLUMN elsewhere TO title');
    expect((await app.request('/blog')).status).toBe(200);
  });

  it('redirects a former slug permanently, and removes a trailing slash', async () => {
    const { session, blog, app } = await withPost();
    await session.send('PUT', `/api/blogs/${blog.id}`, { ...blog, slug: 'renamed' });
    const former = await app.request(`/blog/${post.slug}`);
    expect(former.status).toBe(301);
    expect(former.headers.get('Location')).toBe('/blog/renamed');
    const slash = await app.request('/blog/?page=2');
    expect(slash.status).toBe(301);
    expect(slash.headers.get('Location')).toBe('/blog?page=2');
  });

  it('returns 304 for its ETag, and brotli or gzip if accepted', async () => {
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

  it('contains its data before its content, and content that looks like a marker unchanged', async () => {
    const { session, html } = await withPost();
    const tricks = '<!--page-body--><!--page-head--></head>$& \u2028';
    const content = `<p>Text</p><p><img src="/favicon.svg" alt="${tricks}"></p><script type="application/json" id="page-data">{}</script>`;
    const values = { ...post, slug: 'tricks', title: tricks, excerpt: tricks, content };
    expect((await session.send('POST', '/api/blogs', values)).status).toBe(201);
    const page = await html('/blog/tricks');
    const [head = '', body = ''] = page.split('<body>');
    const data = /<script type="application\/json" id="page-data">(.*?)<\/script>/.exec(head)?.[1];
    expect(JSON.parse(data ?? '')).toHaveProperty('settings.siteUrl', 'http://localhost:3000');
    for (const character of '<\u2028') expect(data).not.toContain(character);
    expect(body.match(/id="root"/g)).toHaveLength(1);
    expect(body).toContain('>Text</p>');
    expect(page.match(/<title>/g)).toHaveLength(1);
  });

  it('is rendered once, whatever unknown parameters are added', async () => {
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
  });

  it('serves /robots.txt, and /healthz from a real read', async () => {
    const { app, db } = testApp();
    const robots = async () => (await app.request('/robots.txt')).text();
    expect(await robots()).toContain('Sitemap: http://localhost:3000/sitemap.xml');
    expect(await robots()).not.toContain('Content-Signal');
    db.sqlite.exec("UPDATE company SET content_signal = 'search=yes, ai-train=no'");
    expect(await robots()).toContain('Content-Signal: search=yes, ai-train=no\n');
    expect(await (await app.request('/healthz')).json()).toEqual({ status: 'ok', version });
    db.sqlite.exec('DROP TABLE settings');
    expect((await app.request('/healthz')).status).toBe(503);
  });
});
