import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { clientAddress } from './clientAddress';

async function seen(trustedProxies: number, forwarded?: string): Promise<string> {
  const app = new Hono().get('/', (c) => c.text(clientAddress(c, trustedProxies)));
  const headers = new Headers(forwarded === undefined ? [] : [['X-Forwarded-For', forwarded]]);
  const env = { incoming: { socket: { remoteAddress: '10.0.0.9' } } };
  return (await app.request('/', { headers }, env)).text();
}

describe("the client's address", () => {
  it("is the socket's where no proxy is trusted, whatever the client writes", async () => {
    expect(await seen(0)).toBe('10.0.0.9');
    expect(await seen(0, '1.1.1.1')).toBe('10.0.0.9');
  });

  it('is what the outermost trusted proxy recorded, never what a client sent', async () => {
    expect(await seen(1, '203.0.113.7')).toBe('203.0.113.7');
    expect(await seen(1, 'forged, 1.1.1.1, 203.0.113.7')).toBe('203.0.113.7');
    expect(await seen(2, 'forged, 203.0.113.7, 10.0.0.1')).toBe('203.0.113.7');
  });

  it("is the socket's where fewer proxies wrote than are trusted", async () => {
    expect(await seen(1)).toBe('10.0.0.9');
    expect(await seen(1, '')).toBe('10.0.0.9');
    expect(await seen(2, '203.0.113.7')).toBe('10.0.0.9');
  });

  it('is an IPv6 client’s network', async () => {
    expect(await seen(1, '2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
    expect(await seen(1, '2001:db8:1:2::99')).toBe('2001:db8:1:2::/64');
    expect(await seen(1, '2001:db8::1')).toBe('2001:db8:0:0::/64');
    expect(await seen(1, '::1')).toBe('0:0:0:0::/64');
  });

  it('is the same in every spelling of a proxy', async () => {
    for (const written of ['203.0.113.7:4711', '::ffff:203.0.113.7', '[::ffff:203.0.113.7]:80']) {
      expect(await seen(1, written)).toBe('203.0.113.7');
    }
    for (const written of ['2001:0DB8:1:0002::', '[2001:db8:1:2::7]', '[2001:db8:1:2::7]:4711']) {
      expect(await seen(1, written)).toBe('2001:db8:1:2::/64');
    }
    expect(await seen(1, 'unknown')).toBe('unknown');
  });
});
