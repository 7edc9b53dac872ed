import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findAuthHostKeys } from './auth-host-keys.ts';

let host: Server;
let accountsUrl: string;
let asked: number;
let keys: JWK[];
let broken: boolean;

async function makeKey(kid: string): Promise<JWK> {
  return { ...(await exportJWK((await generateKeyPair('EdDSA')).publicKey)), kid };
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  [asked, keys, broken] = [0, [await makeKey('one')], false];
  host = createServer((_request, response) => {
    asked += 1;
    response.writeHead(broken ? 500 : 200).end(JSON.stringify({ keys }));
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  accountsUrl = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
});
afterEach(() => {
  vi.useRealTimers();
  host.closeAllConnections();
  host.close();
});

const unknown = { code: 'ERR_JWKS_NO_MATCHING_KEY' };

/** Returns a function that finds a key by id as for a token. */
function open() {
  const find = findAuthHostKeys(accountsUrl);
  return async (kid: string) => find({ alg: 'EdDSA', kid }, { payload: '', signature: '' });
}

function pass(milliseconds: number): void {
  vi.setSystemTime(Date.now() + milliseconds);
}

it('loads the keys once for concurrent callers and caches them', async () => {
  const find = open();
  const found = await Promise.all(Array.from({ length: 20 }, () => find('one')));
  expect(new Set(found).size).toBe(1);
  expect(found[0]).toMatchObject({ type: 'public' });
  pass(60_000);
  await find('one');
  expect(asked).toBe(1);
});

it('reloads the keys for an unknown id, but not for each of many', async () => {
  const find = open();
  await find('one');
  keys.push(await makeKey('two'));
  pass(6_000);
  expect(await find('two')).toBeDefined();
  for (let count = 0; count < 50; count += 1)
    await expect(find(`made up ${count}`)).rejects.toMatchObject(unknown);
  expect(asked).toBe(2);
  pass(6_000);
  await expect(find('made up')).rejects.toMatchObject(unknown);
  expect(asked).toBe(3);
});

it('stops using a withdrawn key, refreshing in the background', async () => {
  const find = open();
  await find('one');
  keys = [await makeKey('two')];
  pass(6 * 60_000);
  expect(await find('one')).toBeDefined();
  const outcome = () =>
    find('one').then(
      () => 'found',
      (error: { code: string }) => error.code,
    );
  await expect.poll(outcome).toBe(unknown.code);
  expect(asked).toBe(2);
});

it('keeps using the cached keys while the auth host is unreachable', async () => {
  const find = open();
  await find('one');
  broken = true;
  pass(6 * 60_000);
  expect(await find('one')).toBeDefined();
  await expect.poll(() => asked).toBe(2);
  expect(await find('one')).toBeDefined();
  for (let count = 0; count < 50; count += 1)
    await expect(find(`made up ${count}`)).rejects.toMatchObject({ name: 'ServiceUnavailable' });
  expect(asked).toBe(2);
});

it('throws ServiceUnavailable, not an invalid token, when there are no keys', async () => {
  broken = true;
  const find = open();
  await expect(find('one')).rejects.toMatchObject({ name: 'ServiceUnavailable' });
  await expect(find('one')).rejects.toMatchObject({ name: 'ServiceUnavailable' });
  expect(asked).toBe(1);
  broken = false;
  pass(6_000);
  expect(await find('one')).toBeDefined();
});

it('accepts only Ed25519 keys', async () => {
  keys = [
    { kty: 'oct', kid: 'secret', k: 'AAAA' },
    { ...keys[0], kid: 'one' },
  ];
  const find = open();
  await expect(find('secret')).rejects.toMatchObject(unknown);
  expect(await find('one')).toBeDefined();
});
