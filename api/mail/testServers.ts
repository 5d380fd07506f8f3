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

/** Starts a local server with the provider's protocol that responds with `answer`. */
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

/** Responds with JSON. */
export function json(status: number, body: unknown, headers = {}): Answer {
  return (_, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  };
}

/** Closes the connection without a response. */
export const drop: Answer = (_, response) => void response.socket?.destroy();

export interface DeliveredMail {
  from: string;
  to: string[];
  /** Headers and body as sent. */
  raw: string;
  messageId: string;
}

/** Starts a local mail server that accepts every message, unless `options` says otherwise. */
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
    // The client was killed midway.
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const connection of server.connections) connection.close();
    server.close();
  });
  const { port } = server.server.address() as AddressInfo;
  return { delivered, url: `smtp://127.0.0.1:${port}` };
}

/** Builds a mail server's refusal. */
export function smtpError(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
