import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { testApp } from '../testApp';
import { type ClientTimes, createHttpServer, drain } from './httpServer';

const quick: ClientTimes = { headers: 100, request: 200, keepAlive: 100, idle: 5_000, check: 20 };

async function listening(times?: ClientTimes) {
  const kit = testApp();
  const server = createHttpServer(kit.app.fetch, { times });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;

  /**
   * Sends raw bytes and resolves with everything received until the server closes the connection.
   */
  function raw(first: string, more?: (send: (text: string) => void) => void): Promise<string> {
    return new Promise((resolve, reject) => {
      let received = '';
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(first);
        more?.((text) => socket.writable && socket.write(text));
      });
      socket.setTimeout(90_000, () => reject(new Error(`still open after: ${received}`)));
      socket.on('data', (chunk) => {
        received += chunk;
      });
      // A server that closes while more data arrives resets the connection.
      socket.on('error', () => undefined);
      socket.on('close', () => resolve(received));
      onTestFinished(() => void socket.destroy());
    });
  }
  return { ...kit, raw, server, url: `http://127.0.0.1:${port}` };
}

const answered = (status: number) =>
  new RegExp(`^HTTP/1\\.1 ${status} .*\r\n\r\n.*"message":"[^"]+`, 's');

describe('a slow client', () => {
  it('is dropped if its headers don’t arrive', async () => {
    const { raw } = await listening(quick);
    expect(await raw('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ')).toMatch(answered(408));
  });

  it('is dropped if its body trickles in', async () => {
    const { raw } = await listening(quick);
    const head =
      'POST /api/newsletter HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n';
    let drip: NodeJS.Timeout | undefined;
    const received = await raw(head, (send) => {
      drip = setInterval(() => send(' '), 20);
    });
    clearInterval(drip);
    expect(received).toMatch(/^(HTTP\/1\.1 4\d\d |$)/);
  });

  it('is dropped after its response, if it sends no other request', async () => {
    const { raw } = await listening({ ...quick, headers: 60_000, request: 60_000 });
    expect(await raw('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n')).toContain('{"status":"ok",');
  });

  it('doesn’t block others', async () => {
    const { raw, url } = await listening(quick);
    const slow = Array.from({ length: 50 }, () => raw('GET / HTTP/1.1\r\n'));
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    await Promise.all(slow);
  });
});

describe('an invalid request', () => {
  const get = (target: string, headers = 'Host: x') =>
    `GET ${target} HTTP/1.1\r\n${headers}\r\nConnection: close\r\n\r\n`;

  it.each([
    ['headers above 16 KB', get('/', `Host: x\r\nX-Big: ${'x'.repeat(17_000)}`), 431],
    ['a URL above 8 KB', get(`/blog?page=${'1'.repeat(9_000)}`), 414],
    ['what is no HTTP', 'hello there\r\n\r\n', 400],
    ['two Hosts', get('/', 'Host: x\r\nHost: y'), 400],
    ['no Host', get('/', 'X: y'), 400],
    ['a Host that is none', get('/', 'Host: a b/c'), 400],
    ['an address as Host with www. before it', get('/', 'Host: www.127.0.0.1'), 400],
    [
      'chunks from HTTP/1.0',
      'POST /api/newsletter HTTP/1.0\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    ['two lengths', get('/', 'Host: x\r\nContent-Length: 1\r\nContent-Length: 2'), 400],
    [
      'a length and chunks',
      get('/', 'Host: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked'),
      400,
    ],
    ['a GET with a large body', get('/', 'Host: x\r\nContent-Length: 5000000'), 413],
    ['a GET with chunks', get('/', 'Host: x\r\nTransfer-Encoding: chunked'), 413],
    ['an expectation', get('/', 'Host: x\r\nExpect: miracles'), 417],
    ['CONNECT', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: x\r\n\r\n', 405],
    ['TRACE', 'TRACE /api/blogs HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 405],
    ['TRACE of a page', 'TRACE / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 405],
    ['PROPFIND', 'PROPFIND /api/blogs HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 405],
    ['OPTIONS *', 'OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 400],
    ['a verb of its own', 'BREW / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 400],
    [
      'a DELETE with a large body',
      'DELETE /api/blogs/1 HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999\r\n\r\n',
      413,
    ],
  ])('with %s is refused with a message', async (_name, text, status) => {
    const { raw } = await listening();
    expect(await raw(text)).toMatch(answered(status));
  });

  it.each([
    ['/%', 404],
    ['/%zz', 404],
    ['/%00', 404],
    ['/blog/%c3%28', 404],
    ['/api/%', 400],
    ['/..%2f..%2fetc/passwd', 404],
    ['//evil.example', 301],
    ['//evil.example/', 301],
    ['/\\evil', 400],
  ])('for %s is %i and leads nowhere else', async (target, status) => {
    const { raw } = await listening();
    const received = await raw(get(target));
    expect(received).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(received).not.toMatch(/location: (\/\/|\/\\|http)/i);
  });

  it('with endless chunks is cut off', async () => {
    const { raw } = await listening();
    const head =
      'POST /api/newsletter HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n';
    const chunk = `4000\r\n${'x'.repeat(0x4000)}\r\n`;
    expect(await raw(head, (send) => send(chunk.repeat(3)))).toMatch(answered(413));
  });
});

it('a stop waits for a request in flight, and for no connection that asks nothing', async () => {
  const { raw, server, url } = await listening();
  const silent = raw('');
  const idle = raw('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
  const body = JSON.stringify({ email: 'reader@example.com' });
  let stopped: Promise<void> | undefined;
  const asked = raw(
    `POST /api/newsletter HTTP/1.1\r\nHost: ${new URL(url).host}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`,
    (send) =>
      server.once('request', () => {
        // Longer than the test may take.
        stopped = drain(server, 600_000);
        silent.then(() => send(body));
      }),
  );
  expect(await silent).toBe('');
  expect(await idle).toMatch(/^HTTP\/1\.1 200 /);
  expect(await asked).toMatch(/^HTTP\/1\.1 2\d\d /);
  await stopped;
});
