import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';

export interface ProviderCall {
  path: string;
  headers: IncomingMessage['headers'];
  body: Record<string, unknown>;
}

type Answer = (call: ProviderCall, response: ServerResponse) => void;

/** A server on this machine that speaks the provider's protocol and answers as `answer` does. */
export async function testProvider(answer: Answer) {
  const calls: ProviderCall[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => {
      text += chunk;
    });
    request.on('end', () => {
      const path = `${request.method} ${request.url}`;
      const call = { path, headers: request.headers, body: JSON.parse(text || '{}') };
      calls.push(call);
      answer(call, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { calls, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** Answers with JSON. */
export function json(status: number, body: unknown, headers = {}): Answer {
  return (_, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  };
}

/** Cuts the connection without an answer. */
export const drop: Answer = (_, response) => void response.socket?.destroy();

export interface DeliveredMail {
  from: string;
  to: string[];
  /** Headers and body as they were sent. */
  raw: string;
  messageId: string;
}

/** A mail server on this machine that takes every message, unless `options` says otherwise. */
export async function testMailServer(options: SMTPServerOptions = {}) {
  const delivered: DeliveredMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH'],
    onData(stream, { envelope }, callback) {
      let raw = '';
      stream.on('data', (chunk: Buffer) => {
        raw += chunk.toString();
      });
      stream.on('end', () => {
        const messageId = /^Message-ID: <(.+)>/im.exec(raw)?.[1] ?? '';
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        delivered.push({ from, to: envelope.rcptTo.map(({ address }) => address), raw, messageId });
        callback();
      });
    },
    ...options,
  });
  server.on('error', () => {
    // A client that is killed in the middle.
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const connection of server.connections) connection.close();
    server.close();
  });
  const { port } = server.server.address() as AddressInfo;
  return { delivered, url: `smtp://127.0.0.1:${port}` };
}

/** A refusal as a mail server gives it. */
export function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
