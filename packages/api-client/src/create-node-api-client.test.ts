import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadBusiness } from '@wbn/contract/business/load-business.ts';
import { searchBusinesses } from '@wbn/contract/search/search-businesses.ts';
import { afterEach, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { createNodeApiClient } from './create-node-api-client.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function start(answer: (request: IncomingMessage, body: string) => [status: number, reply: string]) {
  const stand = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const [status, reply] = answer(request, body);
    response.writeHead(status, { 'content-type': 'application/json' }).end(reply);
  });
  server = stand;
  await new Promise<void>((resolve) => stand.listen(0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${(stand.address() as AddressInfo).port}/`;
  return createNodeApiClient({ baseUrl, timeout: 2000 });
}

it('sends language, path and body; the page’s own host has our files', async () => {
  const seen: unknown[] = [];
  const client = await start((request, body) => {
    seen.push(request.method, request.url, request.headers['accept-language'], body);
    return [200, '{"success":true,"data":{"results":[{"url":"/files/a.svg"}],"total_results":1}}'];
  });
  const reply = await client('zh').call(searchBusinesses, { body: { textQuery: '泵', skip: 0, size: 5 } });
  expect(seen).toEqual(['POST', '/search/business', 'zh', '{"textQuery":"泵","skip":0,"size":5}']);
  expect(reply.data.results[0]).toEqual({ url: '/files/a.svg' });
});

it('sends headers of a call beside its own', async () => {
  let seen: unknown;
  const client = await start(({ headers }) => {
    seen = [headers['idempotency-key'], headers['accept-language']];
    return [200, '{"success":true,"data":{"results":[],"total_results":0}}'];
  });
  await client('it').call(searchBusinesses, { body: {} }, { headers: { 'idempotency-key': 'k' } });
  expect(seen).toEqual(['k', 'it']);
});

it('makes an ApiError of an error reply, and of a reply that is none (ERR-01)', async () => {
  const replies: [number, string][] = [
    [404, '{"success":false,"name":"NotFound","message":"No company has this id"}'],
    [200, '{"success":false}'],
    [502, '<html>Bad gateway</html>'],
  ];
  const client = await start(() => replies.shift() ?? [200, '{}']);
  const codes: unknown[] = [];
  for (let count = 0; count < 3; count++) {
    const error = await client('en')
      .call(loadBusiness, { params: { id: 'x' } })
      .catch((cause: unknown) => cause);
    codes.push(error instanceof ApiError && [error.code, error.status]);
  }
  expect(codes).toEqual([
    ['NotFound', 404],
    ['InternalError', 200],
    ['InternalError', 502],
  ]);
});

it('says that the service is unavailable when nobody listens', async () => {
  const client = createNodeApiClient({ baseUrl: 'http://127.0.0.1:1', timeout: 500 });
  await expect(client('en').call(loadBusiness, { params: { id: 'x' } })).rejects.toMatchObject({
    code: 'ServiceUnavailable',
    status: 0,
  });
});
