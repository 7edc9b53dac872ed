import { mkdirSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { accountCalls } from '@wbn/contract/account/account-calls.ts';
import { calls } from '@wbn/contract/calls.ts';
import { connect } from '@wbn/postgres/connect.ts';
import { createPostgresSearchEngine } from '@wbn/search-engine/postgres/postgres-search-engine.ts';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { createImportTurns, importBounds } from '../business/product-csv/import-turns.ts';
import { readCatalog } from '../catalog/catalog.ts';
import { catalogNames } from '../catalog/catalog-names.ts';
import { createUploads } from '../files/uploads.ts';
import { handlers } from '../handlers.ts';
import { ask, post } from '../testing/call-server.ts';
import { quietSettings, startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { createServer } from './create-server.ts';
import { routePath } from './register-call.ts';

let api: TestServer;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
});
afterAll(() => api.stop());

const search = () => `${api.url}/search/business`;
const refuseAll = () => {
  throw new Error('Nobody sends a token');
};

describe('unknown calls', () => {
  it('ERR-01: replies NotFound with success false to an unknown path', async () => {
    const answer = await ask(`${api.url}/nothing/here`);
    expect(answer.status).toBe(404);
    expect(answer.body).toMatchObject({ success: false, name: 'NotFound' });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('replies MethodNotAllowed to a known path with another method, and names the right one in Allow', async () => {
    const answer = await ask(`${search()}/`, { method: 'DELETE' });
    expect(answer.status).toBe(405);
    expect(answer.body.name).toBe('MethodNotAllowed');
    expect(answer.headers.get('allow')).toBe('POST');
    const other = await ask(`${api.url}/ref-data/country`, { method: 'PUT' });
    expect(other.headers.get('allow')).toBe('GET, HEAD');
  });

  const served = ['health', 'ready', 'openapi.json', 'docs', 'files/a.avif', 'files/incoming', 'purges'];
  const paths = new Set(calls.map(({ path }) => path.replace(/\{\w+\}/g, 'x')));
  it.each([...paths, ...served, 'downloads/x'])('replies 405 to every other method of /%s', async (path) => {
    const first = await ask(`${api.url}/${path}`, { method: 'PATCH' });
    const allowed = first.headers.get('allow')?.split(', ') ?? [];
    expect([first.status, first.body.name]).toEqual([405, 'MethodNotAllowed']);
    expect(allowed).not.toEqual([]);
    const declared = calls.filter((call) => call.path.replace(/\{\w+\}/g, 'x') === path);
    for (const { method, stream } of declared) {
      expect(allowed).toContain(method);
      if (method === 'GET') expect(allowed.includes('HEAD')).toBe(!stream);
      expect(allowed.length).toBeLessThanOrEqual(declared.length + 1);
    }
    const others = ['GET', 'POST', 'PUT', 'DELETE', 'QUERY'].filter((method) => !allowed.includes(method));
    for (const method of others) {
      const { status, headers } = await ask(`${api.url}/${path}`, { method });
      expect([status, headers.get('allow')], method).toEqual([405, allowed.join(', ')]);
    }
  });

  /** Addresses that two paths of the contract with parameters match, with the methods of the first, which has a word where the other has a parameter. */
  const shared = calls.flatMap((one) =>
    calls.flatMap((other): [address: string, exact: string][] => {
      const [words, others] = [one.path.split('/'), other.path.split('/')];
      const isOpen = (segment: string | undefined) => segment?.startsWith('{') === true;
      const differs = words.findIndex((word, place) => isOpen(word) !== isOpen(others[place]));
      const isShared =
        words.length === others.length &&
        words.every((word, place) => word === others[place] || isOpen(word) || isOpen(others[place]));
      if (!isShared || differs === -1 || isOpen(words[differs])) return [];
      return [
        [
          words
            .map((word, place) => (isOpen(word) ? (isOpen(others[place]) ? 'x' : others[place]) : word))
            .join('/'),
          one.path,
        ],
      ];
    }),
  );

  it('knows addresses that two paths share', () => {
    expect(shared.length).toBeGreaterThan(5);
  });

  it.each([...new Map(shared)])(
    'takes at /%s the methods of /%s alone, as OpenAPI declares them',
    async (address, exact) => {
      const patternOf = (path: string) => path.replace(/\{\w+\}/g, '{}');
      const declared = calls.filter(({ path }) => patternOf(path) === patternOf(exact));
      const methods = declared.flatMap(({ method, stream }) =>
        method === 'GET' && !stream ? ['GET', 'HEAD'] : [method],
      );
      const allow = methods.toSorted().join(', ');
      const { headers } = await ask(`${api.url}/${address}`, { method: 'PATCH' });
      expect(headers.get('allow')).toBe(allow);
      for (const method of ['GET', 'POST', 'PUT', 'DELETE'].filter((one) => !methods.includes(one))) {
        const answer = await ask(`${api.url}/${address}`, { method });
        expect([answer.status, answer.headers.get('allow')], method).toEqual([405, allow]);
      }
    },
  );

  it('replies PayloadTooLarge to more than 256 kB', async () => {
    const answer = await post(search(), { textQuery: 'x'.repeat(257 * 1024) });
    expect(answer.status).toBe(413);
    expect(answer.body).toMatchObject({
      name: 'PayloadTooLarge',
      message: expect.stringContaining('256 kB'),
    });
  });

  it('names the field of a character that PostgreSQL cannot store', async () => {
    const answer = await post(search(), { textQuery: 'a\u0000b' });
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toEqual({ textQuery: 'must not hold the character U+0000' });
    const half = await post(search(), { textQuery: 'a\ud800b' });
    expect([half.status, half.body.fields]).toEqual([
      400,
      { textQuery: 'must not hold half of a character (a lone surrogate)' },
    ]);
    const found = await ask(`${api.url}/business/profile/a%00b`);
    expect(found.status).toBe(400);
  });

  it('names every wrong field with what is allowed', async () => {
    const answer = await post(search(), {
      textQuery: 5,
      businessType: 'XX',
      country: 'it',
      skip: -1,
      size: 2.5,
    });
    expect(answer.body.fields).toEqual({
      textQuery: 'must be text',
      businessType: 'must be one of MA, DI, WS, IM, EX, RE, IN, CO, GO',
      country: "must be two capital letters (ISO 3166-1) or 'global'",
      skip: 'must be 0 or more',
      size: 'must be a whole number',
    });
    expect(answer.body.message).toContain('businessType: must be one of MA, DI, WS');
  });
});

describe('malformed requests', () => {
  it('replies ValidationError to an address that cannot be decoded', async () => {
    const answer = await ask(`${api.url}/business/profile/%E0%A4%A`);
    expect(answer.status).toBe(400);
    expect(answer.body.name).toBe('ValidationError');
  });

  it('replies to bytes that are not HTTP with an error of the same shape, and closes the connection', async () => {
    const socket = createConnection(Number(new URL(api.url).port), '127.0.0.1');
    socket.write('GARBAGE\r\n\r\n');
    const reply = await text(socket);
    expect(reply).toMatch(/^HTTP\/1\.1 400 /);
    expect(JSON.parse(reply.split('\r\n\r\n')[1] ?? '')).toMatchObject({
      success: false,
      name: 'ValidationError',
    });
  });

  it('replies PayloadTooLarge to a header of 20 kB', async () => {
    const answer = await ask(`${api.url}/health`, { headers: { 'x-long': 'x'.repeat(20_000) } });
    expect(answer.status).toBe(413);
    expect(answer.body.name).toBe('PayloadTooLarge');
  });
});

describe('headers', () => {
  it('protect a JSON reply', async () => {
    const { headers } = await ask(`${api.url}/ref-data/gender`);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('strict-transport-security')).toContain('max-age=');
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('set-cookie')).toBeNull();
  });

  it('return a request id that is fit for logs, and replace any other', async () => {
    const id = async (given: string) =>
      (await ask(`${api.url}/health`, { headers: { 'x-request-id': given } })).headers.get('x-request-id');
    expect(await id('trace-42')).toBe('trace-42');
    expect(await id('x'.repeat(65))).toMatch(/^[0-9a-f-]{36}$/);
    expect(await id('two words')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('compress a long reply as the client accepts, and not a short one', async () => {
    const encoding = async (path: string, accepted: string) =>
      (await ask(`${api.url}/${path}`, { headers: { 'accept-encoding': accepted } })).headers.get(
        'content-encoding',
      );
    expect(await encoding('catsys/industry/full-tree', 'gzip, br')).toBe('br');
    expect(await encoding('catsys/industry/full-tree', 'gzip')).toBe('gzip');
    expect(await encoding('catsys/industry/full-tree', 'identity')).toBeNull();
    expect(await encoding('catsys/industry/full-tree', 'br;q=0, gzip')).toBe('gzip');
    expect(await encoding('openapi.json', 'br')).toBe('br');
    expect(await encoding('ref-data/gender', 'br')).toBeNull();
  });
});

describe('files', () => {
  it('are immutable for caches and may do nothing but display themselves', async () => {
    mkdirSync(join(api.filesDir, 'demo'));
    writeFileSync(join(api.filesDir, 'demo', 'a1.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    const response = await fetch(`${api.url}/files/demo/a1.svg`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<svg');
    expect(response.headers.get('content-type')).toContain('image/svg+xml');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    );
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(response.headers.get('set-cookie')).toBeNull();
  });

  it.each([
    '/files/none.svg',
    '/files/',
    '/files/..%2fpackage.json',
    '/files/%2e%2e/%2e%2e/etc/passwd',
    '/files/demo',
  ])('replies NotFound to %s in the shape of every error', async (path) => {
    const answer = await ask(`${api.url}${path}`);
    expect([400, 403, 404]).toContain(answer.status);
    expect(answer.body).toMatchObject({ success: false });
  });
});

describe('calls for operators', () => {
  it('/health reports that the process is alive and which engine answers searches', async () => {
    expect((await ask(`${api.url}/health`)).body).toEqual({
      success: true,
      data: {
        status: 'alive',
        version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
        search: { engine: 'postgresql' },
      },
    });
  });

  it('/ready is 503 with Retry-After without a database, and so is a call; /health stays', async () => {
    const { db, probe, close } = connect('postgres://nobody@127.0.0.1:9/none');
    const services = {
      search: createPostgresSearchEngine(db, catalogNames),
      catalog: readCatalog(),
      importTurns: createImportTurns(db),
      importBounds,
      db,
      siteLinks: api.services.siteLinks,
      isOwnSite: () => false,
      uploads: createUploads(db, api.store),
      live: api.services.live,
      payments: undefined,
      fileStore: api.store,
      storedFiles: { keyOf: () => undefined, addressOf: () => undefined, open: async () => undefined },
      fetchOutside: api.services.fetchOutside,
      searchState: api.services.searchState,
      findDisk: api.services.findDisk,
    };
    const filesDir = api.filesDir;
    const server = await createServer({
      settings: quietSettings,
      calls,
      handlers,
      services,
      checkToken: refuseAll,
      filesDir,
      readiness: { isStopping: () => false, probe },
    });
    const url = await server.listen({ host: '127.0.0.1', port: 0 });
    const searched = await post(`${url}/search/business`, {});
    const paths = ['/ready', '/social/reaction/summary/01890000-0000-7000-8000-000000000000'];
    for (const answer of [searched, ...(await Promise.all(paths.map((path) => ask(`${url}${path}`))))]) {
      expect(answer.status).toBe(503);
      expect(answer.body).toMatchObject({ success: false, name: 'ServiceUnavailable' });
      expect(answer.headers.get('retry-after')).toBe('5');
    }
    expect((await ask(`${url}/health`)).status).toBe(200);
    expect((await ask(`${url}/ref-data/country`)).status).toBe(200);
    await server.close();
    await close();
  });

  it('replies 503 at once to searches beyond the limit, unread, answers all others, and recovers', async () => {
    const held = Promise.withResolvers<never>();
    const found = vi.fn(() => held.promise);
    const server = await createServer({
      settings: { ...quietSettings, callsUnderWay: 1 },
      calls,
      handlers,
      services: { ...api.services, search: { ...api.services.search, search: found } },
      checkToken: refuseAll,
      filesDir: api.filesDir,
      readiness: { isStopping: () => false, probe: async () => undefined },
    });
    const url = await server.listen({ host: '127.0.0.1', port: 0 });
    const first = post(`${url}/search/business`, {});
    await expect.poll(() => found.mock.calls.length).toBe(1);
    const refused = await post(`${url}/search/product`, { size: 'not read' });
    expect([refused.status, refused.body.name, refused.headers.get('retry-after')]).toEqual([
      503,
      'ServiceUnavailable',
      '3',
    ]);
    expect(found).toHaveBeenCalledTimes(1);
    expect((await ask(`${url}/health`)).status).toBe(200);
    expect((await ask(`${url}/ref-data/country`)).status).toBe(200);
    held.reject(new Error('The database has gone'));
    expect((await first).status).toBe(500);
    expect((await post(`${url}/search/product`, { size: 'read' })).status).toBe(400);
    await server.close();
  });
});

describe('the contract', () => {
  it('is in OpenAPI completely, and the page that shows it needs no other host', async () => {
    const { body } = await ask(`${api.url}/openapi.json`);
    expect(body.openapi).toBe('3.0.3');
    const operations = Object.values(
      body.paths as Record<string, Record<string, { operationId: string }>>,
    ).flatMap((path) => Object.values(path).map((operation) => operation.operationId));
    expect(operations.sort()).toEqual([...calls, ...accountCalls].map((call) => call.name).sort());
    const page = await fetch(`${api.url}/docs/`);
    const html = await page.text();
    expect(page.status).toBe(200);
    expect(html).not.toMatch(/https?:\/\//);
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    for (const [, asset] of html.matchAll(/(?:src|href)="\.?\/?([^"]+)"/g)) {
      expect((await fetch(new URL(asset ?? '', `${api.url}/docs/`))).status, asset).toBe(200);
    }
  });

  it('says in OpenAPI that a body is required, as the calls refuse requests without one', async () => {
    const { body } = await ask(`${api.url}/openapi.json`);
    const bodies = Object.values(
      body.paths as Record<string, Record<string, { requestBody?: { required?: boolean } }>>,
    ).flatMap((path) => Object.values(path).flatMap(({ requestBody }) => requestBody ?? []));
    expect(bodies.length).toBeGreaterThan(50);
    expect(bodies.filter(({ required }) => !required)).toEqual([]);
    const refused = await fetch(`${api.url}/mails/stop`, { method: 'POST' });
    expect(refused.status).toBe(400);
  });

  it('names a call without a handler and stops the start', async () => {
    const some = handlers.filter((handler) => handler.call.name !== 'load-business');
    const start = createServer({
      settings: quietSettings,
      calls,
      handlers: some,
      services: {} as never,
      checkToken: refuseAll,
      filesDir: api.filesDir,
      readiness: { isStopping: () => false, probe: async () => undefined },
    });
    await expect(start).rejects.toThrow('Calls of the contract without a handler: load-business');
  });

  it('serves every call with a doubled slash before it and a slash after it', async () => {
    const values: Record<string, string> = {
      kind: 'people',
      code: 'AU',
      country: 'AU',
      id: '0001',
      resourceType: 'post',
      list: 'received',
      type: 'report',
    };
    for (const call of calls) {
      const path = routePath(call).replace(/:(\w+)/g, (_, key: string) =>
        key.toLowerCase().endsWith('id') && call.room !== 'catalog'
          ? '01890000-0000-7000-8000-000000000000'
          : (values[key] ?? ''),
      );
      const query = call.query
        ? '?bid=01890000-0000-7000-8000-000000000000&userID=01890000-0000-7000-8000-000000000000'
        : '';
      const init = { method: call.method };
      const [plain, decorated] = await Promise.all([
        ask(`${api.url}${path}${query}`, init),
        ask(`${api.url}/${path}/${query}`, init),
      ]);
      expect(decorated.body, call.name).toEqual(plain.body);
      expect(decorated.body?.message ?? '', call.name).not.toContain('There is no call');
    }
  });
});
