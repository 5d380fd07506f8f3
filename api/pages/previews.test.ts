import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { ContentCache } from '../http/contentCache';
import { cookiesOf, post, testApp } from '../testApp';
import type { Blog, ShownPreviewLink, UploadedImage } from '../types';

const secret = 'Zanzibar';

/** Creates an unpublished post, a live post with changes, and an image of the first. */
async function drafts(cache = new ContentCache()) {
  const kit = testApp({}, () => {}, cache);
  const { Cookie, send } = await kit.signIn();
  const bytes = await sharp({ create: { width: 600, height: 400, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const body = new FormData();
  body.set('file', new File([bytes as Uint8Array<ArrayBuffer>], 'a.png', { type: 'image/png' }));
  const uploaded = await kit.app.request('/api/images', {
    method: 'POST',
    body,
    headers: { Cookie },
  });
  const { image_url } = (await uploaded.json()) as UploadedImage;
  const content = `<p>${secret} text<script>alert(1)</script></p><img src="/${image_url}" alt="">`;
  const draft = { ...post, title: `${secret} draft`, slug: 'zanzibar', image_url, content };
  expect((await send('PUT', '/api/drafts/never-live', draft)).status).toBe(200);
  const live = (await (await send('POST', '/api/blogs', post)).json()) as Blog;
  const change = { ...post, title: `${secret} change`, excerpt: secret, category: secret };
  expect((await send('PUT', `/api/drafts/${live.id}`, { ...change, content })).status).toBe(200);

  async function link(blog_id: string) {
    const made = (await (
      await send('POST', '/api/preview-links', { blog_id })
    ).json()) as ShownPreviewLink;
    return { ...made, path: new URL(made.url).pathname };
  }
  return { ...kit, Cookie, send, link, image_url, live };
}

describe('/preview/{token}', () => {
  it('shows the draft on the real page, cleaned, to anyone with the link, uncached', async () => {
    const cache = new ContentCache();
    const { app, link } = await drafts(cache);
    const { path } = await link('never-live');
    const page = await app.request(path);
    expect(page.status).toBe(200);
    expect(Object.fromEntries(page.headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    const html = await page.text();
    expect(html).toContain(`${secret} text`);
    expect(html).toMatch(/<meta name="robots" content="noindex"/);
    expect(html).not.toContain('alert(1)');
    expect(html).not.toContain('BlogPosting');
    expect(cache.peek(path)).toBeUndefined();
    const [cookie] = page.headers.getSetCookie();
    expect(cookie).toMatch(/^preview-\d+=.*; Path=\/images; Expires=.*; HttpOnly; SameSite=Lax$/);
  });

  it('shows the live post without a draft, and later changes', async () => {
    const { app, link, send, live } = await drafts();
    const { path } = await link(live.id);
    expect(await (await app.request(path)).text()).toContain(`${secret} change`);
    await send('DELETE', `/api/drafts/${live.id}`);
    const html = await (await app.request(path)).text();
    expect(html).toContain('Hello from Canberra.');
    expect(html).not.toContain(secret);
  });

  it('returns 404 once revoked, for a forged token, and for a post in the trash', async () => {
    const { app, link, send } = await drafts();
    const revoked = await link('never-live');
    const { path } = await link('never-live');
    const isGone = async (address: string) => {
      const answer = await app.request(address);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('Cache-Control')).toBe('no-store');
      expect(answer.headers.getSetCookie()).toEqual([]);
      expect(await answer.text()).not.toContain(secret);
    };
    expect((await send('DELETE', `/api/preview-links/${revoked.id}`)).status).toBe(204);
    await isGone(revoked.path);
    await isGone(`${path.slice(0, -4)}AAAA`);
    expect((await app.request(path)).status).toBe(200);
    expect((await send('DELETE', '/api/blogs/never-live')).status).toBe(200);
    await isGone(path);
  });
});

describe('an image used only in a draft', () => {
  it('is visible only with a session or an opened preview, until it is live', async () => {
    const { app, send, Cookie, link, image_url, live } = await drafts();
    const see = (cookie: string) =>
      app.request(`/${image_url}?w=480`, { headers: { Cookie: cookie } });
    const refused = await see('');
    expect(refused.status).toBe(404);
    expect(refused.headers.get('Cache-Control')).toBe('no-store');
    expect((await see('preview-1=forged')).status).toBe(404);
    const own = await see(Cookie);
    expect(own.status).toBe(200);
    expect(own.headers.get('Cache-Control')).toBe('private, no-store');
    const { path, id } = await link('never-live');
    const opened = cookiesOf(await app.request(path));
    const previewed = await see(opened);
    expect(previewed.status).toBe(200);
    expect(previewed.headers.get('Cache-Control')).toBe('private, no-store');
    const other = await send('PUT', '/api/drafts/other', { ...post, slug: 'other' });
    expect(other.status).toBe(200);
    const elsewhere = cookiesOf(await app.request((await link('other')).path));
    expect((await see(elsewhere)).status).toBe(404);
    await send('DELETE', `/api/preview-links/${id}`);
    expect((await see(opened)).status).toBe(404);

    expect((await send('POST', '/api/publications', { blog_id: live.id })).status).toBe(201);
    const shown = await see('');
    expect(shown.status).toBe(200);
    expect(shown.headers.get('Cache-Control')).toMatch(/^public, max-age=3600/);
  });
});

describe('unpublished content', () => {
  const filters = [
    { q: secret },
    { id: ['never-live'] },
    { slug: 'zanzibar' },
    { category: secret },
  ];
  const addresses = [
    '/',
    '/blog',
    '/blog/a-first-post',
    '/blog/zanzibar',
    '/blog?page=1',
    '/rss.xml',
    '/sitemap.xml',
    '/api/blogs',
    '/api/blogs/never-live',
    '/api/blogs?fields=id,title,excerpt,content,image_url,updated_at',
    '/api/blogs?sort=["updated_at","DESC"]&range=[0,99]',
    ...filters.map((filter) => `/api/blogs?filter=${encodeURIComponent(JSON.stringify(filter))}`),
    '/api/blog-categories',
    '/preview/never-live',
    '/preview/',
  ];

  it('is at no public address', async () => {
    const { app } = await drafts();
    for (const address of [...addresses, ...addresses]) {
      expect(await (await app.request(address)).text(), address).not.toContain(secret);
    }
  });

  it('requires signing in for its own resources', async () => {
    const { app, live } = await drafts();
    for (const resource of ['drafts', 'posts', 'versions', 'publications', 'preview-links']) {
      for (const path of ['', `/${live.id}`, '/never-live', `?blog_id=${live.id}`]) {
        const answer = await app.request(`/api/${resource}${path}`);
        expect([401, 404, 405]).toContain(answer.status);
        expect(await answer.text()).not.toContain(secret);
      }
    }
  });
});
