import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { refuseEarly } from './refuse-early.ts';

const server = createServer((_, response) => response.end('looked at'));
const onRefused = vi.fn();
let isFull = false;
let url = '';

beforeAll(async () => {
  refuseEarly(server, {
    isRefused: (request) => isFull && request.url === '/search',
    headers: { 'x-content-type-options': 'nosniff' },
    onRefused,
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

describe('who comes to a full house', () => {
  it('is refused with the reply of the contract, and told when to come again', async () => {
    isFull = true;
    const reply = await fetch(`${url}/search`, { headers: { 'x-request-id': 'one-too-many' } });
    expect(reply.status).toBe(503);
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'retry-after': '3',
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'x-request-id': 'one-too-many',
    });
    expect(await reply.json()).toMatchObject({ success: false, name: 'ServiceUnavailable' });
    await vi.waitFor(() => expect(onRefused).toHaveBeenCalledWith(1), { timeout: 3_000 });
  });

  it.each([
    ['asks for something else', '/health', {}],
    [
      'comes from a page of another origin, which has to be allowed to read it',
      '/search',
      { origin: 'https://wbn.example' },
    ],
  ])('goes the usual way when it %s', async (_, path, headers) => {
    isFull = true;
    expect(await (await fetch(`${url}${path}`, { headers })).text()).toBe('looked at');
  });

  it('is let in as soon as there is room', async () => {
    isFull = false;
    expect(await (await fetch(`${url}/search`)).text()).toBe('looked at');
  });
});
