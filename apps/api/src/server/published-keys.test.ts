import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createPublishedKeys } from './published-keys.ts';

let host: Server;
let accountsUrl: string;
let asked: number;
let keys: JWK[];
let broken: boolean;
let now: number;

async function makeKey(kid: string): Promise<JWK> {
  return { ...(await exportJWK((await generateKeyPair('EdDSA')).publicKey)), kid };
}

beforeEach(async () => {
  [asked, keys, broken, now] = [0, [await makeKey('one')], false, 0];
  host = createServer((_request, response) => {
    asked += 1;
    response.writeHead(broken ? 500 : 200).end(JSON.stringify({ keys }));
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  accountsUrl = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
});
afterEach(() => {
  host.closeAllConnections();
  host.close();
});

const open = () => createPublishedKeys({ accountsUrl, now: () => now });

it('reads the keys once for all who ask at the same time, and keeps them', async () => {
  const find = open();
  const found = await Promise.all(Array.from({ length: 20 }, () => find('one')));
  expect(found.every((key) => key?.type === 'public')).toBe(true);
  now += 60_000;
  await find('one');
  expect(asked).toBe(1);
});

it('reads them again for an unknown id, but not for each of many', async () => {
  const find = open();
  await find('one');
  keys.push(await makeKey('two'));
  now += 6_000;
  expect(await find('two')).toBeDefined();
  for (let count = 0; count < 50; count += 1) expect(await find(`made up ${count}`)).toBeUndefined();
  expect(asked).toBe(2);
  now += 6_000;
  expect(await find('made up')).toBeUndefined();
  expect(asked).toBe(3);
});

it('forgets a key that is published no more, without making anybody wait', async () => {
  const find = open();
  await find('one');
  keys = [await makeKey('two')];
  now += 6 * 60_000;
  expect(await find('one')).toBeDefined();
  await expect.poll(() => find('one')).toBeUndefined();
  expect(asked).toBe(2);
});

it('goes on with the keys it knows while the auth host is away', async () => {
  const find = open();
  await find('one');
  broken = true;
  now += 6 * 60_000;
  expect(await find('one')).toBeDefined();
  await expect.poll(() => asked).toBe(2);
  expect(await find('one')).toBeDefined();
});

it('a token that cannot be checked is not a wrong one', async () => {
  broken = true;
  const find = open();
  await expect(find('one')).rejects.toMatchObject({ name: 'ServiceUnavailable' });
  await expect(find('one')).rejects.toMatchObject({ name: 'ServiceUnavailable' });
  expect(asked).toBe(1);
  broken = false;
  now += 6_000;
  expect(await find('one')).toBeDefined();
});

it('takes Ed25519 keys only', async () => {
  keys = [
    { kty: 'oct', kid: 'secret', k: 'AAAA' },
    { ...keys[0], kid: 'one' },
  ];
  const find = open();
  expect(await find('secret')).toBeUndefined();
  expect(await find('one')).toBeDefined();
});
