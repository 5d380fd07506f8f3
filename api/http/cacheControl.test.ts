import { describe, expect, it } from 'vitest';
import { post, testApp } from '../testApp';

const shared =
  'public, max-age=0, must-revalidate, s-maxage=30, stale-while-revalidate=30, stale-if-error=86400';

describe('what shared caches may store', () => {
  it.each([
    '/',
    '/blog',
    '/none',
    '/api/blogs',
    '/api/blogs/1',
    '/sitemap.xml',
    '/rss.xml',
    '/robots.txt',
  ])('is %s, with an ETag to ask again', async (path) => {
    const { app, signIn } = testApp();
    const session = await signIn();
    await session.send('POST', '/api/blogs', { ...post, id: '1' });
    const { headers } = await app.request(path);
    expect(headers.get('Cache-Control')).toBe(shared);
    if (path !== '/robots.txt') expect(headers.get('ETag')).toMatch(/^"/);
  });

  it('expires after EDGE_SECONDS', async () => {
    const { app } = testApp({ EDGE_SECONDS: '2' });
    expect((await app.request('/')).headers.get('Cache-Control')).toContain(
      's-maxage=2, stale-while-revalidate=2,',
    );
  });

  it.each([
    '/admin',
    '/api/session',
    '/api/admins',
    '/api/audit-events',
    '/api/none',
    '/api/blogs/none',
    '/healthz',
  ])('is never %s', async (path) => {
    const { app } = testApp();
    expect((await app.request(path)).headers.get('Cache-Control')).toBe('no-store');
  });

  it('never includes the response to a change', async () => {
    const { signIn, send } = testApp();
    const session = await signIn();
    const saved = await session.send('POST', '/api/blogs', post);
    expect(saved.headers.get('Cache-Control')).toBe('no-store');
    const refused = await send('POST', '/api/session', { username: 'ada', password: 'wrong' });
    expect(refused.headers.get('Cache-Control')).toBe('no-store');
  });
});
