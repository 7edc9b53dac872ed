import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createTestDatabase, type TestDatabase } from '@wbn/postgres/test-database.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, inject, it, vi } from 'vitest';
import { defaultRecipe } from '../documents/recipe.ts';
import { createPostgresSearchEngine } from '../postgres/postgres-search-engine.ts';
import type { SearchEngine } from '../search-engine.ts';
import { addBusiness } from '../testing/add-rows.ts';
import { fewNames } from '../testing/few-names.ts';
import { connectOpenSearch } from './connect-opensearch.ts';

/** The fake OpenSearch: it answers each search with `elsewhere`, or fails. */
let isAway = false;
let asked = 0;
const written: string[] = [];
const elsewhere = 'found-by-opensearch';

let database: TestDatabase;
let standIn: Server;
let opensearch: ReturnType<typeof connectOpenSearch>;
let engine: SearchEngine;
let company: string;

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
  standIn = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    asked += 1;
    response.setHeader('content-type', 'application/json');
    response.statusCode = isAway ? 503 : 200;
    response.end(JSON.stringify(isAway ? { error: 'away' } : answer(request.url ?? '', body)));
  });
  await new Promise<void>((resolve) => standIn.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(standIn.address() as AddressInfo).port}`;
  opensearch = connectOpenSearch(database.db, [url], () => undefined);
  engine = createPostgresSearchEngine(database.db, fewNames, defaultRecipe, opensearch.index);
  company = await addBusiness(database.db, { company_name: 'Hydraflow Pumps' });
  await engine.index('business', [company]);
});
afterEach(() => {
  isAway = false;
  vi.restoreAllMocks();
});
afterAll(async () => {
  await opensearch.close();
  standIn.close();
  await database.drop();
});

function answer(path: string, body: string): object {
  if (path.endsWith('/_alias')) return { 'wbn-business-1': { aliases: { 'wbn-business': {} } } };
  const lines = body.trimEnd().split('\n');
  if (path.includes('_bulk')) {
    written.push(...lines);
    return { errors: false, items: [] };
  }
  const hits = { total: { value: 1 }, hits: [{ _id: elsewhere }] };
  return { responses: lines.filter((_, at) => at % 2 === 1).map(() => ({ hits, status: 200 })) };
}

const find = async () => (await engine.search({ kind: 'business', text: 'hydraflow', skip: 0, size: 5 })).ids;

/** Pretends that this many seconds have passed. */
function pass(seconds: number): void {
  const then = Date.now() + seconds * 1000;
  vi.spyOn(Date, 'now').mockImplementation(() => then);
}

const countQueued = () =>
  database.db
    .selectFrom('search_outbox')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
    .then(({ count }) => Number(count));

it('SRCH-06: searches in PostgreSQL until every index is built, then in OpenSearch', async () => {
  expect(await find()).toEqual([company]);
  expect(opensearch.index.state()).toEqual({
    engine: 'postgresql',
    reason: 'not all indexes are built: run pnpm reindex:opensearch',
  });
  expect(await countQueued()).toBe(0);
  await sql`insert into opensearch_index select unnest(array['business', 'product', 'user']), now()`.execute(
    database.db,
  );
  pass(10);
  await find();
  await expect.poll(() => opensearch.index.state()).toEqual({ engine: 'opensearch' });
  expect(await find()).toEqual([elsewhere]);
});

it('SRCH-06: searches in PostgreSQL while OpenSearch fails, and tries it again after a few seconds', async () => {
  isAway = true;
  expect(await find()).toEqual([company]);
  expect(opensearch.index.state()).toEqual({ engine: 'postgresql', reason: 'OpenSearch did not answer' });
  const before = asked;
  expect(await find()).toEqual([company]);
  expect(asked).toBe(before);
  isAway = false;
  pass(6);
  expect(await find()).toEqual([elsewhere]);
});

it('SRCH-06: queues a change in its transaction, keeps it while OpenSearch is away, and writes it with its version', async () => {
  await database.db
    .transaction()
    .execute(async (trx) => {
      await engine.index('business', [company], trx);
      throw new Error('no');
    })
    .catch(() => undefined);
  expect(await countQueued()).toBe(0);
  await engine.index('business', [company]);
  expect(await countQueued()).toBe(1);
  isAway = true;
  await expect(opensearch.drain()).rejects.toThrow();
  expect(await countQueued()).toBe(1);

  await sql`update search_outbox set added_at = now() - interval '2 minutes'`.execute(database.db);
  isAway = false;
  pass(20);
  opensearch.index.state();
  await expect.poll(() => opensearch.index.state().reason).toMatch(/^OpenSearch is \d+ seconds behind$/);
  expect(await find()).toEqual([company]);

  await opensearch.drain();
  expect(await countQueued()).toBe(0);
  const [operation, document] = written.slice(-2).map((line) => JSON.parse(line));
  expect(operation.index).toMatchObject({
    _id: company,
    version_type: 'external',
    version: expect.any(Number),
  });
  expect(document.heads).toContainEqual(expect.stringMatching(/^hydraflow \d+$/));
  await engine.remove('business', [company]);
  await opensearch.drain();
  const last = JSON.parse(written.at(-1) ?? '');
  expect(last.delete).toMatchObject({ _id: company, version: expect.any(Number) });
  expect(last.delete.version).toBeGreaterThan(operation.index.version);
});
