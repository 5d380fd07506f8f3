import { get } from 'node:http';
import autocannon from 'autocannon';
import type { Running } from './processes';

const connections = 20;

export interface Figures {
  requestsPerSecond: number;
  medianMs: number;
  p99Ms: number;
  /** Microseconds of server CPU a request. */
  cpuMicroseconds: number;
}

export interface Target {
  name: string;
  /** For the number of the request, so that each can be another. */
  path(number: number): string;
  headers: Record<string, string>;
}

/** Asks one server for one thing over many connections for `seconds`. @throws on any failure. */
export async function measure(
  server: Running,
  { name, path, headers }: Target,
  seconds: number,
): Promise<Figures> {
  let number = 0;
  const before = server.cpuSeconds();
  const result = await autocannon({
    url: server.url,
    headers,
    connections,
    duration: seconds,
    requests: [{ setupRequest: (request) => ({ ...request, path: path(number++) }) }],
  });
  const failed = result.non2xx + result.errors;
  if (failed > 0) throw new Error(`${name}: ${failed} of ${result.requests.total} failed`);
  return {
    requestsPerSecond: result.requests.total / result.duration,
    medianMs: result.latency.p50,
    p99Ms: result.latency.p99,
    cpuMicroseconds: ((server.cpuSeconds() - before) * 1e6) / result.requests.total,
  };
}

/** Does `work` `times` times, one after the other, and tells what the server spent on each. */
export async function measureOneByOne(
  server: Running,
  times: number,
  work: (number: number) => Promise<Response>,
): Promise<Figures> {
  const milliseconds: number[] = [];
  const before = server.cpuSeconds();
  for (let number = 0; number < times; number += 1) {
    const began = performance.now();
    const response = await work(number);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`request ${number} answered ${response.status}`);
    milliseconds.push(performance.now() - began);
  }
  const total = milliseconds.reduce((sum, each) => sum + each, 0);
  milliseconds.sort((a, b) => a - b);
  return {
    requestsPerSecond: (times * 1000) / total,
    medianMs: milliseconds[Math.floor(times / 2)] ?? 0,
    p99Ms: milliseconds[Math.floor(times * 0.99)] ?? 0,
    cpuMicroseconds: ((server.cpuSeconds() - before) * 1e6) / times,
  };
}

/** An answer as it goes over the wire, its body still compressed. */
export async function sentAnswer(
  url: string,
  headers: Record<string, string>,
): Promise<{ body: Buffer; type: string; encoding: string | undefined }> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          body: Buffer.concat(chunks),
          type: response.headers['content-type'] ?? 'text/html',
          encoding: response.headers['content-encoding'],
        }),
      );
    }).on('error', reject);
  });
}
