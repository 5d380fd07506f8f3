import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { resources } from '../../shared/resources';
import { apiRoutes, post, testApp } from '../testApp';
import { cachedResponses } from './cachedResponses';
import { createHttpServer } from './httpServer';

/** Serves a new file as the real server does, with the cache in front of the routes. */
async function serving() {
  const kit = testApp();
  const { Cookie, send } = await kit.signIn();
  expect((await send('POST', '/api/blogs', post)).status).toBe(201);
  const server = createHttpServer(kit.app.fetch, { sendFirst: cachedResponses(kit.cache) });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ask = async (path: string, cookie = '') => {
    const response = await fetch(url + path, { headers: cookie ? { Cookie: cookie } : {} });
    const { status, headers } = response;
    const kept = headers.get('Cache-Control') ?? '';
    return { status, kept, body: await response.text() };
  };
  return { ...kit, Cookie, send, ask };
}

/** Lists what can be read, with the id of a real row where one is named. */
async function readable({ app, send }: Awaited<ReturnType<typeof serving>>): Promise<string[]> {
  const paths = apiRoutes(app).flatMap((route) => {
    const [method, path = ''] = route.split(' ');
    return method === 'GET' ? [path] : [];
  });
  const named = paths.map(async (path) => {
    const [, list = '', name = ''] = /^(\/api\/([\w-]+))\/:id$/.exec(path) ?? [];
    if (!path.includes(':') || !(name in resources)) return path;
    const rows = await (await send('GET', list)).json();
    return path.replace(':id', String(rows[0]?.id));
  });
  return ['/', '/about', '/contact', '/blog', `/blog/${post.slug}`, ...(await Promise.all(named))];
}

/** What differs from one response to the next: times, tokens and who is there. */
const changing = /^\/api\/(session|enquiries\/form-time|sessions|export|editors)/;

it('each address gives strangers and admins the same, whoever asked before', async () => {
  const kit = await serving();
  const { cache, Cookie, ask } = kit;
  let differing = 0;
  for (const path of await readable(kit)) {
    if (changing.test(path)) continue;
    cache.clear();
    const stranger = await ask(path);
    const afterStranger = [await ask(path, Cookie), await ask(path), await ask(path, Cookie)];
    cache.clear();
    const admin = await ask(path, Cookie);
    const afterAdmin = [await ask(path), await ask(path, Cookie), await ask(path)];
    expect(afterStranger, path).toEqual([admin, stranger, admin]);
    expect(afterAdmin, path).toEqual([stranger, admin, stranger]);
    if (stranger.status !== 200 || admin.body === stranger.body) continue;
    differing += 1;
    // No cache between gives one what the other may see.
    expect(stranger.kept, path).toContain('private');
    expect(admin.kept, path).toBe('no-store');
  }
  expect(differing).toBeGreaterThan(6);
});
