import { once } from 'node:events';
import { createServer, type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import type { SendFirst } from './cachedResponses';

/** How often a stopping server looks for connections that became idle. */
const idleCheckMilliseconds = 20;

/** Time limits for clients in milliseconds, after which the connection is closed. */
export interface ClientTimes {
  /** Until the headers arrived. */
  headers: number;
  /** Until the body arrived. */
  request: number;
  /** Between two requests on one connection. */
  keepAlive: number;
  /** Without progress while sending a response. */
  idle: number;
  /** How often `headers` and `request` are checked. */
  check: number;
}

const usualTimes: ClientTimes = {
  headers: 10_000,
  request: 30_000,
  // Longer than nginx keeps idle connections, so that it never uses one being closed.
  keepAlive: 65_000,
  idle: 60_000,
  check: 1_000,
};
const maxHeaderBytes = 16 * 1024;

/** Connections of a server without a request yet, which Node doesn't count as idle. */
const unaskedSockets = new WeakMap<Server, Set<Socket>>();

/**
 * Creates an HTTP server that closes connections of slow or malformed clients. It doesn't listen
 * yet.
 * @param sendFirst answers what needs no `fetch`.
 */
export function createHttpServer(
  fetch: (request: Request, env: HttpBindings) => Response | Promise<Response>,
  { times = usualTimes, sendFirst }: { times?: ClientTimes; sendFirst?: SendFirst } = {},
): Server {
  const respond = getRequestListener(
    (request, env) => fetch(request, env as HttpBindings),
    // Requests with an invalid URL or host never become a `Request`.
    { errorHandler: () => rawErrorResponse(400, 'The request is not valid HTTP for this site.') },
  );
  const server = createServer(
    {
      maxHeaderSize: maxHeaderBytes,
      // `errorHandler` writes the message for a missing host.
      requireHostHeader: false,
      headersTimeout: times.headers,
      requestTimeout: times.request,
      keepAliveTimeout: times.keepAlive,
      connectionsCheckingInterval: times.check,
    },
    (request, response) => {
      // RFC 9112 6.1: servers may disagree about where such a body ends.
      const isAmbiguous = request.httpVersionMinor === 0 && request.headers['transfer-encoding'];
      if (isAmbiguous) refuse(request.socket, 400, 'HTTP/1.0 has no Transfer-Encoding.');
      // RFC 9112 3.2: Node reads the first, a proxy before it perhaps the last.
      else if ((request.headersDistinct.host ?? []).length > 1) {
        refuse(request.socket, 400, 'Send one Host header.');
      } else if (!sendFirst?.(request, response)) respond(request, response);
    },
  );
  server.timeout = times.idle;
  const unasked = new Set<Socket>();
  unaskedSockets.set(server, unasked);
  server.on('connection', (socket) => {
    unasked.add(socket);
    socket.once('close', () => unasked.delete(socket));
  });
  server.on('request', ({ socket }) => unasked.delete(socket));
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const [status, message] = clientErrors[error.code ?? ''] ?? [400, 'The request is not HTTP.'];
    refuse(socket, status, message);
  });
  server.on('connect', (_request, socket) => refuse(socket, 405, 'This server is not a proxy.'));
  server.on('checkExpectation', (_request, response) => {
    response.writeHead(417, { 'Content-Type': 'application/json', Connection: 'close' });
    response.end(JSON.stringify({ message: "This server doesn't support that Expect header." }));
  });
  return server;
}

/**
 * Refuses new connections and waits for requests in flight, for up to `milliseconds`. Connections on
 * which nothing was asked don't count: a proxy keeps them, and a browser opens some beforehand.
 */
export async function drain(server: Server, milliseconds: number): Promise<void> {
  const isOver = AbortSignal.timeout(milliseconds);
  const closed = once(server, 'close', { signal: isOver }).catch(() => undefined);
  server.close();
  const unasked = unaskedSockets.get(server);
  const check = setInterval(() => {
    server.closeIdleConnections();
    for (const socket of unasked ?? []) if (socket.bytesRead === 0) socket.destroy();
  }, idleCheckMilliseconds);
  await closed;
  clearInterval(check);
}

const clientErrors: Record<string, [status: number, message: string]> = {
  HPE_HEADER_OVERFLOW: [431, 'The headers of the request are too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long to arrive.'],
};

function rawErrorResponse(status: number, message: string): Response {
  return Response.json({ message }, { status, headers: { Connection: 'close' } });
}

function refuse(socket: Duplex, status: number, message: string): void {
  if (!socket.writable) return void socket.destroy();
  const body = JSON.stringify({ message });
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}
