import { createTestDatabase, type TestDatabase } from '@wbn/postgres/test-database.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addBusiness } from '../testing/fixtures.ts';
import { analyzeDocuments } from './bulk-index.sql.ts';
import { matchesAll, matchesAllByIndex } from './matches-all.sql.ts';
import { createPostgresSearchEngine } from './postgres-search-engine.ts';
import { reindexKind } from './reindex.ts';
import { frontQuery } from './shelf.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
});
afterAll(() => database.drop());

async function companies(count: number, general_description: string | null): Promise<string[]> {
  const made: string[] = [];
  for (let n = 0; n < count; n += 1)
    made.push(await addBusiness(database.db, { company_name: `Valve Works ${n}`, general_description }));
  return made;
}

async function inFront(): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from search_document where kind = 'business' and words @@ ${frontQuery}::tsquery`.execute(
    database.db,
  );
  return new Set(rows.map(({ id }) => id));
}

describe('documents that stand in front', () => {
  it('SRCH-06: all as long as nothing is known of them, then some of the most complete', async () => {
    const complete = await companies(60, 'Valves for water works.');
    const bare = await companies(40, null);
    const engine = createPostgresSearchEngine(database.db);
    await engine.index('business', [...complete, ...bare]);
    expect(await inFront()).toEqual(new Set([...complete, ...bare]));

    await analyzeDocuments.run(database.db, { kind: 'business' });
    await reindexKind(database.db, 'business', () => undefined);
    const front = await inFront();
    expect(front.size).toBeGreaterThanOrEqual(5);
    expect(front.size).toBeLessThanOrEqual(30);
    expect([...front].filter((id) => bare.includes(id))).toEqual([]);
  });

  it.each([
    ['with the words in sight', matchesAll],
    ['whatever the words', matchesAllByIndex],
  ])('SRCH-10: an index of their own is looked through, %s', async (_, matches) => {
    const plan = await database.db.transaction().execute(async (trx) => {
      await sql`set local enable_seqscan = off`.execute(trx);
      await sql`set local plan_cache_mode = force_generic_plan`.execute(trx);
      const { rows } = await sql<{ 'QUERY PLAN': string }>`
        explain select id from search_document_business where ${matches([frontQuery, "'valv'"])}`.execute(
        trx,
      );
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    expect(plan).toContain('search_front_business');
  });
});
