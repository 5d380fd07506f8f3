import { isIPv6 } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/**
 * Returns the address for rate limits: the socket's or, behind `trustedProxies` proxies, the one
 * that the outermost of them recorded. Values that clients put into `X-Forwarded-For` are never
 * used.
 */
export function clientAddress(c: Context, trustedProxies: number, prefix: 64 | 48 = 64): string {
  const bindings = c.env as Partial<HttpBindings> | undefined;
  const socketAddress = bindings?.incoming?.socket.remoteAddress ?? 'unknown';
  if (trustedProxies === 0) return networkOf(socketAddress, prefix);
  const forwarded = (c.req.header('X-Forwarded-For') ?? '').split(',').map((part) => part.trim());
  return networkOf(forwarded.at(-trustedProxies) || socketAddress, prefix);
}

/** The networks that a request came from, for limits. */
export interface Sender {
  /** Of one client: an IPv4 address or a /64. */
  network: string;
  /** Of a whole site: an IPv4 address or a /48. */
  site: string;
}

export const senderOf = (c: Context, trustedProxies: number): Sender => ({
  network: clientAddress(c, trustedProxies),
  site: clientAddress(c, trustedProxies, 48),
});

/** Some proxies add a port, and brackets around IPv6. */
const withPort = /^(?:\[(.+)\](?::\d+)?|([\d.]+):\d+)$/;
/** IPv4 on a dual-stack socket. */
const mapped = /^::ffff:(?=\d+\.)/i;

/** Groups IPv6 addresses by network: a client has 2^64, a site 2^80. */
function networkOf(written: string, prefix: number): string {
  const [, six, four] = withPort.exec(written) ?? [];
  const address = (six ?? four ?? written).replace(mapped, '');
  if (!isIPv6(address)) return address;
  // The URL parser normalizes an address's many spellings.
  const [bare = ''] = address.split('%');
  const [before = '', after] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::');
  const groups = before.split(':').filter(Boolean);
  const last = after?.split(':').filter(Boolean) ?? [];
  while (groups.length + last.length < 8) groups.push('0');
  return `${[...groups, ...last].slice(0, prefix / 16).join(':')}::/${prefix}`;
}
