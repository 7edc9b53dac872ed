import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { KeptFiles } from './kept-files.ts';
import { createStoredFiles } from './stored-files.ts';

const servers: Server[] = [];
let asked: { url: string | undefined; method: string | undefined; headers: IncomingHttpHeaders }[] = [];
let site: string;
let now = 0;
let answerApi: Parameters<typeof createServer>[1];

async function listen(server: Server): Promise<string> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeEach(async () => {
  asked = [];
  answerApi = (_request, response) =>
    response
      .writeHead(200, {
        'content-type': 'image/avif',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; sandbox",
        'set-cookie': 'own=1',
      })
      .end('picture');
  const api = await listen(
    createServer((request, response) => {
      asked.push({ url: request.url, method: request.method, headers: request.headers });
      answerApi?.(request, response as never);
    }),
  );
  const kept = new KeptFiles({ bytes: 10_000, largest: 2_000, keptFor: 600_000, now: () => now });
  const serve = createStoredFiles(`${api}/v1/`, 500, kept);
  site = await listen(
    createServer((request, response) => {
      void serve(request, response).then((done) => done || response.writeHead(404).end('no file'));
    }),
  );
});

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

it('gives a file of the API with what caches and browsers need to know, and nothing else of either side', async () => {
  const answer = await fetch(`${site}/files/business/a1-b2.avif?x=1`, {
    headers: { authorization: 'Bearer secret', cookie: 'a=b', range: 'bytes=0-3', 'if-none-match': '"1"' },
  });
  expect(await answer.text()).toBe('picture');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  expect(answer.headers.get('set-cookie')).toBeNull();
  expect(asked).toMatchObject([
    { url: '/v1/files/business/a1-b2.avif', headers: { range: 'bytes=0-3', 'if-none-match': '"1"' } },
  ]);
  expect(asked[0]?.headers).not.toHaveProperty('authorization');
  expect(asked[0]?.headers).not.toHaveProperty('cookie');
  expect((await fetch(`${site}/files/business/a1-b2.avif`, { method: 'HEAD' })).status).toBe(200);
  expect(asked[1]?.method).toBe('HEAD');
});

it('hands on what the API says of a file that is not there, or not changed', async () => {
  for (const status of [304, 404, 503]) {
    answerApi = (_request, response) => response.writeHead(status).end();
    expect((await fetch(`${site}/files/business/none.avif`)).status).toBe(status);
  }
});

it('asks once more when a kept connection was closed just when it was used', async () => {
  expect((await fetch(`${site}/files/business/first.avif`)).status).toBe(200);
  const answer = answerApi;
  answerApi = (request) => {
    answerApi = answer;
    request.socket.resetAndDestroy();
  };
  expect(await (await fetch(`${site}/files/business/again.avif`)).text()).toBe('picture');
  expect(asked.map(({ url }) => url)).toEqual([
    '/v1/files/business/first.avif',
    '/v1/files/business/again.avif',
    '/v1/files/business/again.avif',
  ]);
});

it('leads to files only', async () => {
  for (const path of [
    '/files/',
    '/files/a.avif',
    '/files/x/',
    '/files/x/%2e%2e/y.avif',
    '/files/x/..%2fy.avif',
    '/filesx/a/b.avif',
    '/search/a.b',
  ])
    expect(await (await fetch(site + path)).text(), path).toBe('no file');
  expect(asked).toEqual([]);
});

describe('small files', () => {
  const address = () => `${site}/files/pictures/a1/480.avif`;
  const load = (headers: Record<string, string> = {}) => fetch(address(), { headers });
  const unchanging = { etag: 'W/"1"', 'cache-control': 'public, max-age=31536000, immutable' };
  const answerWith = (body: string, headers: Record<string, string> = {}) => {
    answerApi = (_request, response) =>
      response.writeHead(200, { 'content-type': 'image/avif', ...unchanging, ...headers }).end(body);
  };

  it('are asked for once, and known by their tag', async () => {
    answerWith('small picture', { 'content-security-policy': "default-src 'none'" });
    for (let time = 0; time < 3; time += 1) {
      const answer = await load();
      expect(await answer.text()).toBe('small picture');
      expect(answer.headers.get('content-type')).toBe('image/avif');
      expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'");
    }
    const known = await load({ 'if-none-match': 'W/"1"' });
    expect([known.status, await known.text(), known.headers.get('etag')]).toEqual([304, '', 'W/"1"']);
    expect(asked).toHaveLength(1);
  });

  it('are kept in each form that browsers take', async () => {
    answerApi = ({ headers }, response) =>
      response.writeHead(200, { ...unchanging, vary: 'accept-encoding' }).end(headers['accept-encoding']);
    for (const [taken, sent] of [
      ['gzip, deflate, br, zstd', 'br'],
      ['gzip;q=1, br;q=0', 'gzip'],
      ['identity', 'identity'],
      ['br', 'br'],
      ['gzip', 'gzip'],
    ] as const)
      expect(await (await load({ 'accept-encoding': taken })).text(), taken).toBe(sent);
    expect(asked).toHaveLength(3);
  });

  it('are asked for again where a part is wanted, after ten minutes, and when they were not whole, there or small', async () => {
    answerWith('picture');
    await (await load()).text();
    await (await load({ range: 'bytes=0-3' })).text();
    expect(asked).toHaveLength(2);
    now += 600_001;
    answerApi = (_request, response) => response.writeHead(404).end();
    for (let time = 0; time < 2; time += 1) expect((await load()).status).toBe(404);
    expect(asked).toHaveLength(4);
    answerApi = (_request, response) => {
      response.writeHead(200, { ...unchanging, 'content-length': '100' });
      response.write('half', () => response.destroy());
    };
    await expect(load().then((answer) => answer.text())).rejects.toThrow();
    const large = 'x'.repeat(2_001);
    for (const told of [{}, { 'content-length': '2001' }]) {
      answerWith(large, told);
      expect(await (await load()).text()).toBe(large);
    }
    expect(asked).toHaveLength(7);
  });

  it('are asked for each time when the API does not say that they never change', async () => {
    answerWith('picture', { 'cache-control': 'no-store' });
    for (let time = 0; time < 2; time += 1) expect(await (await load()).text()).toBe('picture');
    expect(asked).toHaveLength(2);
  });
});

it('answers for an API that does not, and ends a file that breaks off', async () => {
  answerApi = () => undefined;
  expect((await fetch(`${site}/files/business/slow.avif`)).status).toBe(502);
  answerApi = (_request, response) => {
    response.writeHead(200, { 'content-length': '100' });
    response.write('half', () => response.destroy());
  };
  await expect(fetch(`${site}/files/business/half.avif`).then((answer) => answer.text())).rejects.toThrow();
});
