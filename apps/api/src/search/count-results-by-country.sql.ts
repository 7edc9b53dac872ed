import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';
import { searchCount } from './search-tables.sql.ts';

interface Wanted {
  kind: string;
  /** Of companies only, else empty. */
  type: string;
}

/** Sums of the counters that the search engine keeps; whoever names no country is left out. */
export const selectResultsByCountry = defineStatement((database, input: Wanted) =>
  database
    .selectFrom(searchCount)
    .select(['country', sql<number>`sum(documents)::int`.as('count')])
    .where('kind', '=', input.kind)
    .where('business_type', '=', input.type)
    .where('country', '<>', '')
    .groupBy('country')
    .having(sql<boolean>`sum(documents) > 0`)
    .orderBy('country'),
);
