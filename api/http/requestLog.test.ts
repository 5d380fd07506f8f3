import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { testApp } from '../testApp';
import { RequestLog, withRequestId } from './requestLog';

/** Runs the app behind a real server and collects its log lines. */
async function loggedApp() {
  const kit = testApp();
  let written = '';
  const log = new RequestLog((lines) => {
    written += lines;
  });
  const fetch = withRequestId(log.around(kit.app.fetch));
  const server = createServer(
    getRequestListener((request, env) => fetch(request, env as Parameters<typeof fetch>[1])),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const entries = () => {
    log.flush();
    return written
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  };
  const { port } = server.address() as AddressInfo;
  return { ...kit, url: `http://127.0.0.1:${port}`, entries, written: () => written };
}

describe('the request log', () => {
  it('has one line per request with its result, and nothing that was sent', async () => {
    const { url, entries, written } = await loggedApp();
    await fetch(`${url}/api/blogs?filter={"q":"secret-word"}`, { headers: { Cookie: 'a=cookie' } });
    await fetch(`${url}/api/newsletter`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'visitor@example.com' }),
    });
    await fetch(`${url}/unsubscribe/visitor%40example.com/now`);
    await fetch(`${url}/preview/secret-word`);
    await fetch(`${url}/calendar/secret-word.ics`);
    await fetch(`${url}/booking/secret-word.signed?result=done`);
    await fetch(`${url}/booking/secret-word.signed/move`, { method: 'POST' });
    expect(entries()).toMatchObject([
      { method: 'GET', path: '/api/blogs', status: 200 },
      { method: 'POST', path: '/api/newsletter', status: 202 },
      { method: 'GET', path: '/unsubscribe/…/now', status: 404 },
      { method: 'GET', path: '/preview/…', status: 404 },
      { method: 'GET', path: '/calendar/…', status: 404 },
      { method: 'GET', path: '/booking/…', status: 404 },
      { method: 'POST', path: '/booking/…/move', status: 404 },
    ]);
    const [first] = entries();
    expect(Object.keys(first ?? {})).toEqual(['time', 'id', 'method', 'path', 'status', 'ms']);
    expect(Date.parse(String(first?.time))).toBeGreaterThan(Date.now() - 60_000);
    expect(first?.ms).toBeTypeOf('number');
    expect(written()).not.toMatch(/secret-word|cookie|visitor/);
  });

  it('flushes shortly afterwards', async () => {
    const { url, written } = await loggedApp();
    await fetch(`${url}/robots.txt`);
    await expect.poll(written).toContain('/robots.txt');
  });

  it('contains the id that an error response shows', async () => {
    const { url, db, entries } = await loggedApp();
    db.sqlite.exec('DROP TABLE blog_categories');
    const response = await fetch(`${url}/api/blog-categories`);
    expect(response.status).toBe(500);
    const { request_id, message } = (await response.json()) as Record<string, string>;
    expect(message).toContain(request_id);
    expect(entries()).toMatchObject([{ id: request_id, status: 500 }]);
  });
});
