import { createTestDatabase, type TestDatabase } from '@wbn/postgres/test-database.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { SearchEngine } from './search-engine.ts';
import { mostHits } from './search-index.ts';
import { openTestEngine } from './testing/open-test-engine.ts';

const documents = 12_000;
const together = 1_800;
/** One of the last rows of the table. */
const best = 'd-1794';

let database: TestDatabase;
let engine: SearchEngine;

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
  // Every hundredth in Portugal.
  await sql`
    insert into search_document (
      kind, id, registered_at, business_type, country, industry_id, quality, marks, heads, words, names)
    select 'product', 'd-' || n, now(), '', '', '', n % 100, array['=c' || country],
           (case when 'd-' || n = ${best} then '''zorvex'':1A,2A,3A ''quilpad'':1A,2A,3A'
                 when n <= ${together} then '''zorvex'':1D ''quilpad'':1D'
                 else '''plunk'':1D' end)::tsvector,
           array_to_tsvector(
             array['=c' || country, 'plunk', '=jplunk']
             || case when n <= ${together} then array['zorvex', 'quilpad', '=jzorvex'] else '{}' end),
           ''
    from (select n, case when n % 100 = 0 then 'PT' else 'DE' end as country
          from generate_series(1, ${documents}) as n) as made`.execute(database.db);
  await sql`analyze search_document`.execute(database.db);
  engine = await openTestEngine(database.db);
});
afterAll(() => database.drop());

const find = (skip: number, changes: Partial<Parameters<SearchEngine['search']>[0]> = {}) =>
  engine.search({ kind: 'product', text: 'zorvex quilpad', skip, size: 20, ...changes });

describe('words in many documents', () => {
  it('SRCH-10: finds the best of all hits, however late in the table', async () => {
    const { ids, total, atLeast } = await find(0);
    expect(ids[0]).toBe(best);
    expect([total, atLeast]).toEqual([together, undefined]);
  });

  it('SRCH-11: pages neither repeat nor lose a hit, and are the same when repeated', async () => {
    const [first, second, third, again] = [await find(0), await find(20), await find(40), await find(0)];
    expect(again.ids).toEqual(first.ids);
    const shown = [...first.ids, ...second.ids, ...third.ids];
    expect(new Set(shown).size).toBe(60);
  });

  it('SRCH-11: finds all hits in a country with few, and counts the examined ones of the others', async () => {
    const { total, atLeast, facets } = await find(0, { countries: ['PT'], facets: true });
    expect([total, atLeast]).toEqual([together / 100, undefined]);
    const countries = facets?.find(({ facet }) => facet === 'countries');
    expect(countries?.counts.get('PT')).toBe(together / 100);
    expect(countries?.counts.get('DE')).toBeGreaterThan(1_000);
  });

  it('SRCH-11: says at least for total, tabs and lists without words beyond the examined hits', async () => {
    const hits = await find(0, { text: 'plunk', tabs: true });
    expect(hits).toMatchObject({ total: mostHits, atLeast: true });
    expect(hits.tabs).toContainEqual({ type: 'PR', count: mostHits, least: true });
    for (const sort of [undefined, 'newest', 'verified'] as const) {
      const list = await find(20, { text: '', countries: ['DE'], sort });
      expect(list).toMatchObject({ total: mostHits, atLeast: true });
      expect(list.ids).toHaveLength(20);
    }
    const [top] = (await find(0, { text: '' })).ids;
    expect(top).toMatch(/99$/);
  });
});
