import { BlockList, isIP, isIPv6 } from 'node:net';

/**
 * Ranges that lead to the machine itself, into a network or to nobody: the special-purpose registries of IANA, and
 * the public address at which Azure answers machines about themselves.
 */
const innerRanges = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '168.63.129.16/32',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  // Teredo and other protocols, documentation, 6to4: some hold an IPv4 address.
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '3fff::/20',
];

const inner = listOf(innerRanges);
/** All that is routed in the internet; loopback, private, link-local, mapped and translated addresses lie elsewhere. */
const routed = listOf(['2000::/3']);

function listOf(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [start = '', length] = range.split('/');
    list.addSubnet(start, Number(length), isIPv6(start) ? 'ipv6' : 'ipv4');
  }
  return list;
}

/** Whether an IP address is not one of the public internet; true for any other text. */
export function isInnerAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return inner.check(address, 'ipv4');
  if (version !== 6 || address.includes('%')) return true;
  return !routed.check(address, 'ipv6') || inner.check(address, 'ipv6');
}
