import { expect, it } from 'vitest';
import { isInnerAddress } from './inner-addresses.ts';

it.each([
  ['this machine', '127.0.0.1', '127.255.0.9', '0.0.0.0', '::1', '::'],
  ['private networks', '10.1.2.3', '172.16.0.1', '172.31.255.254', '192.168.1.1', '100.64.0.1', 'fd12::1'],
  ['neighbours on a link', '169.254.1.1', 'fe80::1', 'fe80::1%eth0'],
  [
    'what machines ask about themselves',
    '169.254.169.254',
    '100.100.100.200',
    'fd00:ec2::254',
    '168.63.129.16',
    '192.0.0.192',
  ],
  ['an IPv4 address inside IPv6', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '64:ff9b::7f00:1', '2002:7f00:1::'],
  ['Teredo and documentation', '2001::1', '2001:db8::1', '192.0.2.1', '198.51.100.7', '203.0.113.9'],
  ['many at once and nobody', '224.0.0.1', '255.255.255.255', '240.0.0.1', 'ff02::1'],
  ['no address at all', '', 'localhost', '127.1', '0x7f.0.0.1'],
])('PRD-19: %s is inside', (_, ...addresses) => {
  expect(addresses.filter((address) => !isInnerAddress(address))).toEqual([]);
});

it('PRD-19: the public internet is outside', () => {
  const addresses = [
    '8.8.8.8',
    '93.184.215.14',
    '172.32.0.1',
    '100.128.0.1',
    '2606:4700::6810:84e5',
    '2a00::1',
  ];
  expect(addresses.filter(isInnerAddress)).toEqual([]);
});
