import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/**
 * The address that limits count by: the socket's or, behind `trustedProxies` proxies, the one that
 * the outermost of them wrote. What a client writes into `X-Forwarded-For` itself is never read.
 */
export function clientAddress(c: Context, trustedProxies: number): string {
  const bindings = c.env as Partial<HttpBindings> | undefined;
  const socketAddress = bindings?.incoming?.socket.remoteAddress ?? 'unknown';
  if (trustedProxies === 0) return networkOf(socketAddress);
  const forwarded = (c.req.header('X-Forwarded-For') ?? '').split(',').map((part) => part.trim());
  return networkOf(forwarded.at(-trustedProxies) || socketAddress);
}

/** An IPv6 client has 2^64 addresses of its own: they count as one, by the first four groups. */
function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address;
  const [before = '', after] = address.split('::');
  const groups = before.split(':');
  const last = after?.split(':') ?? [];
  while (after !== undefined && groups.length + last.length < 8) groups.push('0');
  return `${[...groups, ...last].slice(0, 4).join(':')}::/64`;
}
