import { createTestDatabase, type TestDatabase } from '@wbn/postgres/test-database.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { SearchEngine } from '../search-engine.ts';
import { addBusiness } from '../testing/add-rows.ts';
import { fewNames } from '../testing/few-names.ts';
import { createPostgresSearchEngine } from './postgres-search-engine.ts';
import { reindexKind } from './reindex.ts';

let database: TestDatabase;
let engine: SearchEngine;

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
  engine = createPostgresSearchEngine(database.db, fewNames);
  const names = Array.from({ length: 12 }, (_, place) => `Hydraflow ${place}`);
  for (const company_name of names) await engine.index('business', [await company(company_name)]);
});
afterAll(() => database.drop());

const company = (company_name: string, given: Parameters<typeof addBusiness>[1] = {}) =>
  addBusiness(database.db, { company_name, ...given });

const find = () => engine.search({ kind: 'business', text: 'hydraflow', skip: 0, size: 10 });

describe('reindexing', () => {
  it('SRCH-06: reads every row of a kind in batches, from any id on, without losing or repeating one', async () => {
    const before = await find();
    await sql`update search_document set words = '', heads = '' where kind = 'business'`.execute(database.db);
    expect(await find()).toMatchObject({ total: 0 });
    const steps: string[] = [];
    const rows = await reindexKind(database.db, fewNames, 'business', (_, last) => steps.push(last));
    expect(await find()).toEqual(before);
    expect(rows).toBeGreaterThan(10);
    expect(await reindexKind(database.db, fewNames, 'business', () => undefined, steps.at(-1))).toBe(0);
  });
});

describe('long documents', () => {
  it('SRCH-06: store ranking words uncompressed, because decompressing them for each word took most of a search', async () => {
    const words = Array.from({ length: 400 }, (_, place) => `workpiece${place}`);
    const id = await company('Longwinded Works', { general_description: words.join(' ') });
    await engine.index('business', [id]);
    const { rows } = await sql<{ bytes: number; compression: string | null }>`
      select octet_length(words::text) as bytes, pg_column_compression(heads) as compression
      from search_document where kind = 'business' and id = ${id}`.execute(database.db);
    expect(rows).toEqual([{ bytes: expect.any(Number), compression: null }]);
    expect(rows[0]?.bytes).toBeGreaterThan(4_000);
  });
});
