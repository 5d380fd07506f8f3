import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/**
 * The address that limits count by: the socket's or, behind `trustedProxies` proxies, the one that
 * the outermost of them wrote. What a client writes into `X-Forwarded-For` itself is never read.
 */
export function clientAddress(c: Context, trustedProxies: number): string {
  const bindings = c.env as Partial<HttpBindings> | undefined;
  const socketAddress = bindings?.incoming?.socket.remoteAddress ?? 'unknown';
  if (trustedProxies === 0) return socketAddress;
  const forwarded = (c.req.header('X-Forwarded-For') ?? '').split(',').map((part) => part.trim());
  return forwarded.at(-trustedProxies) || socketAddress;
}
