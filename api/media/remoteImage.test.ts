import { createServer, get, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { isPublicAddress } from '../http/publicAddress';
import type { Network } from '../http/publicFile';
import { fetchImage } from './remoteImage';

const closed =
  // biome-ignore format: a list of words, read as one.
  [
    '0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '169.254.169.254', '172.16.0.1',
    '172.31.255.255', '192.0.0.8', '192.168.1.1', '168.63.129.16', '198.18.0.1', '203.0.113.5',
    '224.0.0.1', '255.255.255.255', '::', '::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8',
    '64:ff9b::a00:1', 'fe80::1', 'fc00::1', 'fd00:ec2::254', 'ff02::1', '2002:7f00:1::',
    '2001::1', '2001:db8::1', 'localhost', '', '1.2.3', '0x7f.1',
  ];

it.each(closed)('%s is no public address', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it.each(['8.8.8.8', '1.1.1.1', '172.32.0.1', '100.128.0.1', '2606:4700:4700::1111'])(
  '%s is one',
  (address) => expect(isPublicAddress(address)).toBe(true),
);

/** Fakes the network: each public address of `hosts` leads to a test server. */
async function network(hosts: Record<string, string[]>, listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const opened: string[] = [];
  const fake: Network = {
    resolve: async (host) => hosts[host] ?? [],
    open: (url, address, signal) => {
      opened.push(address);
      return new Promise<IncomingMessage>((resolve, reject) =>
        get({ port, path: url.pathname, host: '127.0.0.1', signal }, resolve).once('error', reject),
      );
    },
  };
  return { found: fake, opened };
}

const hosts = { 'pictures.example': ['8.8.8.8'], 'inside.example': ['8.8.4.4', '10.0.0.7'] };

it('reads a picture from the address that was looked at', async () => {
  const { found: fake, opened } = await network(hosts, (_, response) => response.end('bytes'));
  const pieces = await fetchImage('https://pictures.example/a.png', fake);
  expect(Buffer.concat(pieces).toString()).toBe('bytes');
  expect(opened).toEqual(['8.8.8.8']);
});

it.each([
  'http://pictures.example/a.png',
  'https://pictures.example:8443/a.png',
  'https://user@pictures.example/a.png',
  'https://127.0.0.1/a.png',
  'https://2130706433/a.png',
  'https://[::1]/a.png',
  'https://[::ffff:a00:1]/a.png',
  'https://inside.example/a.png',
  'https://nowhere.example/a.png',
  'file:///etc/passwd',
  '/images/a.png',
])('never asks for %s', async (address) => {
  const { found: fake, opened } = await network(hosts, (_, response) => response.end('bytes'));
  await expect(fetchImage(address, fake)).rejects.toMatchObject({ status: 422 });
  expect(opened).toEqual([]);
});

it('looks at where a redirect leads, and follows three', async () => {
  const places: Record<string, string> = {
    '/inside': 'https://inside.example/a.png',
    '/metadata': 'http://169.254.169.254/latest',
    '/round': '/round',
    '/once': '/a.png',
  };
  const { found: fake, opened } = await network(hosts, ({ url = '' }, response) => {
    const Location = places[url];
    if (Location) response.writeHead(302, { Location }).end();
    else response.end('bytes');
  });
  const ask = (path: string) => fetchImage(`https://pictures.example${path}`, fake);
  for (const path of ['/inside', '/metadata', '/round']) {
    await expect(ask(path)).rejects.toMatchObject({ status: 422 });
  }
  expect(opened).toHaveLength(1 + 1 + 4);
  expect(Buffer.concat(await ask('/once')).toString()).toBe('bytes');
});

it('gives up what is too large or takes too long', async () => {
  const { found: fake } = await network(hosts, ({ url }, response) => {
    response.write(Buffer.alloc(1024));
    if (url === '/large') response.end(Buffer.alloc(6 * 1024 * 1024));
  });
  const large = fetchImage('https://pictures.example/large', fake);
  await expect(large).rejects.toMatchObject({ status: 413 });
  const slow = fetchImage('https://pictures.example/slow', fake, 100);
  await expect(slow).rejects.toMatchObject({
    status: 422,
    message: expect.stringContaining('too long'),
  });
});
