import { getSession } from '@wbn/contract/account/account-calls.ts';
import { loadBusiness } from '@wbn/contract/business/business.ts';
import { importProducts } from '@wbn/contract/business/import-products.ts';
import { searchBusinesses } from '@wbn/contract/search/searches.ts';
import { expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { createApiClient } from './create-api-client.ts';

const found =
  '{"success":true,"data":{"results":[{"url":"/files/a.webp"},{"url":"/downloads/b"}],"total_results":1}}';

function clientOf(answer: (request: Request) => Response | Promise<Response>, token?: string) {
  const seen: Request[] = [];
  const client = createApiClient({
    apiUrl: 'https://api.example',
    accountsUrl: 'https://accounts.example',
    language: 'zh',
    token: () => token,
    timeout: 1000,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      seen.push(request.clone());
      return answer(request);
    },
  });
  return { client, seen };
}

it('SES-15 CALL-39: sends token, language and body without NaN, and makes addresses of private files absolute', async () => {
  const { client, seen } = clientOf(() => new Response(found), 'jwt');
  const reply = await client.call(searchBusinesses, { body: { textQuery: '泵', skip: 0, size: Number.NaN } });
  const [request] = seen;
  expect([request?.method, request?.url]).toEqual(['POST', 'https://api.example/search/business']);
  expect(request?.headers.get('authorization')).toBe('Bearer jwt');
  expect(request?.headers.get('accept-language')).toBe('zh');
  expect(request?.headers.get('content-type')).toBe('application/json');
  expect(await request?.json()).toEqual({ textQuery: '泵', skip: 0 });
  expect(reply.data.results).toEqual([{ url: '/files/a.webp' }, { url: 'https://api.example/downloads/b' }]);
});

it('CALL-10, CALL-40: calls the auth host with credentials, without a token when there is none', async () => {
  const { client, seen } = clientOf(() => new Response('{"success":true,"data":{}}'));
  await client.call(getSession, { body: { token: 'code' } });
  expect(seen[0]?.url).toBe('https://accounts.example/get-session');
  expect(seen[0]?.credentials).toBe('include');
  expect(seen[0]?.headers.has('authorization')).toBe(false);
});

it('ERR-01 ERR-08: throws an ApiError for an error reply, a 2xx without success, and a reply that is not JSON', async () => {
  const replies = [
    new Response('{"success":false,"name":"TokenExpiredError","message":"The token has expired"}', {
      status: 401,
    }),
    new Response(
      '{"success":false,"name":"Conflict","message":"Taken","fields":{"username":"is taken"},"reason":"held"}',
    ),
    new Response('<html>Bad gateway</html>', { status: 502 }),
  ];
  const { client } = clientOf(() => replies.shift() ?? new Response(''));
  const errors: unknown[] = [];
  for (let count = 0; count < 3; count++) {
    await client.call(loadBusiness, { params: { id: 'x' } }).catch((error: unknown) => errors.push(error));
  }
  expect(errors.every((error) => error instanceof ApiError)).toBe(true);
  expect(errors).toMatchObject([
    { code: 'TokenExpiredError', status: 401 },
    { code: 'Conflict', status: 200, fields: { username: 'is taken' }, reason: 'held' },
    { code: 'InternalError', status: 502 },
  ]);
});

it('FOL-01: sends optimistic writes with keepalive', async () => {
  const { client, seen } = clientOf(() => new Response(found));
  await client.call(searchBusinesses, { body: {} }, { keepalive: true });
  await client.call(searchBusinesses, { body: {} });
  expect(seen.map(({ keepalive }) => keepalive)).toEqual([true, false]);
});

it('reports a network failure and does not retry a write', async () => {
  const answer = vi.fn(() => {
    throw new TypeError('fetch failed');
  });
  const { client } = clientOf(answer);
  await expect(client.call(searchBusinesses, { body: {} })).rejects.toMatchObject({
    code: 'ServiceUnavailable',
    status: 0,
  });
  expect(answer).toHaveBeenCalledTimes(1);
});

it('times out', async () => {
  vi.useFakeTimers();
  const { client } = clientOf(() => new Promise<Response>(() => {}));
  const outcome = client.call(searchBusinesses, { body: {} }).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await outcome).toMatchObject({ code: 'RequestTimeout', status: 0 });
  vi.useRealTimers();
});

it('rejects with the reason of the abort signal', async () => {
  const stop = new AbortController();
  const { client } = clientOf(({ signal }) => {
    stop.abort(new Error('the page was left'));
    return Promise.reject(signal.reason);
  });
  await expect(client.call(searchBusinesses, { body: {} }, { signal: stop.signal })).rejects.toThrow(
    'the page was left',
  );
});

it('uploads a file as the body, with token, query and progress', async () => {
  const seen: unknown[] = [];
  class FakeRequest {
    upload: { onprogress?: (event: object) => void } = {};
    status = 200;
    responseText = '{"success":true,"data":{"rows":2},"slots":{"used":0,"total":7}}';
    timeout = 0;
    onload?: () => void;
    open = (...args: unknown[]) => seen.push(args);
    setRequestHeader = (...args: unknown[]) => seen.push(args);
    send(body: unknown) {
      seen.push(body, this.timeout > 60_000);
      this.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 2 });
      this.onload?.();
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  const { client } = clientOf(() => new Response(found), 'jwt');
  const file = new Blob(['name'], { type: 'application/vnd.ms-excel' });
  const onProgress = vi.fn();
  const options = { file, onProgress };
  const reply = await client.call(importProducts, { query: { bid: 'b', dryRun: 'true' } }, options);
  vi.unstubAllGlobals();
  expect(reply).toMatchObject({ data: { rows: 2 }, slots: { total: 7 } });
  expect(onProgress).toHaveBeenCalledWith(0.5);
  expect(seen).toEqual([
    ['POST', 'https://api.example/product/import?bid=b&dryRun=true'],
    ['accept', 'application/json'],
    ['accept-language', 'zh'],
    ['authorization', 'Bearer jwt'],
    ['content-type', 'text/csv'],
    file,
    true,
  ]);
});
