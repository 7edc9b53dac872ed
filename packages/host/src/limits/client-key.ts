import { isIPv6 } from 'node:net';

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * Returns the key a client is counted by: its IPv4 address or the first half of its IPv6 address, because a client
 * can use any address of its /64. A subscriber may have a whole /48.
 */
export function clientKey(address: string, bits: 48 | 64 = 64): string {
  const ipv4 = mapped.exec(address)?.[1];
  if (ipv4 !== undefined) return ipv4;
  const bare = address.split('%', 1)[0] ?? '';
  if (!isIPv6(bare)) return address;
  const [start = '', end] = bare.split('::');
  const first = start === '' ? [] : start.split(':');
  const rest = end === undefined || end === '' ? [] : end.split(':');
  const missing = end === undefined ? 0 : 8 - first.length - rest.length;
  const groups = [...first, ...Array.from({ length: missing }, () => '0'), ...rest];
  const network = groups.slice(0, bits / 16).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/${bits}`;
}
