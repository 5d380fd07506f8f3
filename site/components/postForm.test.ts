import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { postForm } from './postForm';

/** Starts a server that is unavailable, as a proxy says it. @returns its URL and its requests. */
async function unavailable(retryAfter: string) {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    response.writeHead(503, { 'Retry-After': retryAfter }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { requests, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/x` };
}

it.each(['Fri, 27 Nov 2026 03:00:00 GMT', '3600', '0'])(
  'fails at once where a proxy says to try again after “%s”',
  async (retryAfter) => {
    const { requests, url } = await unavailable(retryAfter);
    expect(await postForm(url, {})).toEqual({ accepted: false });
    expect(requests).toHaveLength(1);
  },
);
