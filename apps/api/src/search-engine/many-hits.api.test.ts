import { createTestDatabase, type TestDatabase } from '@wbn/postgres/test-database.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { analyzeDocuments } from './bulk-index.sql.ts';
import { createPostgresSearchEngine } from './postgres-search-engine.ts';
import type { SearchEngine } from './search-engine.ts';

const documents = 12_000;
/** By chance 1,687 documents would have both words, and as many as may be ranked is 2,000. */
const together = 4_500;
/** In front, and among the last of the table. */
const best = 'd-4494';
/** That have a word which few have, and neither of the two. */
const seldom = 400;

let database: TestDatabase;
let engine: SearchEngine;

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
  // Each sixth stands in front, each hundredth in Portugal.
  await sql`
    insert into search_document (
      kind, id, registered_at, business_type, country, industry_id, quality, marks, heads, words, names)
    select 'product', 'd-' || n, now(), '', '', '', 0, array['=c' || country],
           (case when 'd-' || n = ${best} then '''zorvex'':1A,2A,3A ''quilpad'':1A,2A,3A'
                 when n <= ${together} then '''zorvex'':1D ''quilpad'':1D'
                 when n <= ${together + seldom} then '''marnok'':1D'
                 else '' end)::tsvector,
           array_to_tsvector(
             array['=c' || country]
             || case when n % 6 = 0 then array['=f', '=s00'] else array['=s50'] end
             || case when n <= ${together} then array['zorvex', 'quilpad']
                     when n <= ${together + seldom} then array['marnok'] else '{}' end),
           ''
    from (select n, case when n % 100 = 0 then 'PT' else 'DE' end as country
          from generate_series(1, ${documents}) as n) as made`.execute(database.db);
  await analyzeDocuments.run(database.db, { kind: 'product' });
  engine = createPostgresSearchEngine(database.db);
});
afterAll(() => database.drop());

const find = (skip: number, changes: Partial<Parameters<SearchEngine['search']>[0]> = {}) =>
  engine.search({ kind: 'product', text: 'zorvex quilpad', skip, size: 20, ...changes });

describe('words that are together more often than by chance', () => {
  it('SRCH-10: the best of them is found, however far down the table', async () => {
    const { ids, total, atLeast } = await find(0);
    expect(ids[0]).toBe(best);
    expect([total, atLeast]).toEqual([together / 6, true]);
  });

  it('SRCH-11: pages neither repeat nor lose one, and whoever asks again gets the same', async () => {
    const [first, second, third, again] = [await find(0), await find(20), await find(40), await find(0)];
    expect(again.ids).toEqual(first.ids);
    const shown = [...first.ids, ...second.ids, ...third.ids];
    expect(new Set(shown).size).toBe(60);
  });

  it('SRCH-11: in a country with few of them all are found, and as many are told of the others as were looked at', async () => {
    const { total, atLeast, facets } = await find(0, { countries: ['PT'], facets: true });
    expect([total, atLeast]).toEqual([together / 100, undefined]);
    const countries = facets?.find(({ facet }) => facet === 'countries');
    expect(countries?.counts.get('PT')).toBe(together / 100);
    expect(countries?.counts.get('DE')).toBeGreaterThan(1_000);
  });
});

describe('words of which a document has one or the other', () => {
  it('SRCH-10: where enough have the one that few have, the very common one alone is no hit', async () => {
    const hits = await find(0, { text: 'zorvex marnok' });
    expect(hits).toMatchObject({ total: seldom, atLeast: true, loosened: true });
    const { total } = await find(0, { text: 'zorvex marnok', countries: ['PT'] });
    expect(total).toBe((together + seldom) / 100);
  });
});
