import { BlockList, isIP } from 'node:net';

const closed = new BlockList();
/** Non-public ranges: RFC 6890's special ones, including cloud metadata, and Azure's. */
for (const range of 
// biome-ignore format: a list of words, read as one.
[
  '0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16',
  '172.16.0.0/12', '192.0.0.0/24', '192.0.2.0/24', '192.31.196.0/24', '192.52.193.0/24',
  '192.88.99.0/24', '192.168.0.0/16', '192.175.48.0/24', '198.18.0.0/15', '198.51.100.0/24',
  '203.0.113.0/24', '168.63.129.16/32', '224.0.0.0/4', '240.0.0.0/4', '2001::/23',
  '2001:db8::/32', '2002::/16', '3fff::/20', '2620:4f:8000::/48',
]) {
  const [network = '', prefix] = range.split('/');
  closed.addSubnet(network, Number(prefix), isIP(network) === 6 ? 'ipv6' : 'ipv4');
}
const handedOut = new BlockList();
handedOut.addSubnet('2000::', 3, 'ipv6');

export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !closed.check(address, 'ipv4');
  // Loopback, link-local, unique local, mapped and translated IPv4 are all outside 2000::/3.
  return family === 6 && handedOut.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}
