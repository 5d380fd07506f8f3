import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';

export interface ProviderCall {
  method?: string;
  path?: string;
  headers: Record<string, string | string[] | undefined>;
  body: unknown;
}

/** Starts a local e-mail provider that accepts and records every contact. */
export async function startProvider() {
  const calls: ProviderCall[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method, url: path, headers } = request;
      const body: unknown = JSON.parse(Buffer.concat(chunks).toString());
      calls.push({ method, path, headers, body });
      response.writeHead(201, { 'Content-Type': 'application/json' }).end('{"id":1}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, calls };
}
