import { isIPv6 } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/**
 * The address that limits count by: the socket's or, behind `trustedProxies` proxies, the one that
 * the outermost of them wrote. What a client writes into `X-Forwarded-For` itself is never read.
 */
export function clientAddress(c: Context, trustedProxies: number, prefix: 64 | 48 = 64): string {
  const bindings = c.env as Partial<HttpBindings> | undefined;
  const socketAddress = bindings?.incoming?.socket.remoteAddress ?? 'unknown';
  if (trustedProxies === 0) return networkOf(socketAddress, prefix);
  const forwarded = (c.req.header('X-Forwarded-For') ?? '').split(',').map((part) => part.trim());
  return networkOf(forwarded.at(-trustedProxies) || socketAddress, prefix);
}

/** As some proxies write it: with a port, and IPv6 in brackets. */
const withPort = /^(?:\[(.+)\](?::\d+)?|([\d.]+):\d+)$/;
/** IPv4 as a socket for both kinds names it. */
const mapped = /^::ffff:(?=\d+\.)/i;

/** An IPv6 client has 2^64 addresses of its own, or a site's 2^80: they count as one. */
function networkOf(written: string, prefix: number): string {
  const [, six, four] = withPort.exec(written) ?? [];
  const address = (six ?? four ?? written).replace(mapped, '');
  if (!isIPv6(address)) return address;
  // The URL parser writes an address, which may be spelt in many ways, in one.
  const [bare = ''] = address.split('%');
  const [before = '', after] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::');
  const groups = before.split(':').filter(Boolean);
  const last = after?.split(':').filter(Boolean) ?? [];
  while (groups.length + last.length < 8) groups.push('0');
  return `${[...groups, ...last].slice(0, prefix / 16).join(':')}::/${prefix}`;
}
