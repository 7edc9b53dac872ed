import { sql } from 'kysely';
import { defineStatement, type Given } from '../server/statement.ts';
import { searchCount } from './search-tables.sql.ts';

interface Wanted {
  kind: string;
  /** Of companies only, else empty. */
  type: string;
}

/** Sums of the counters that the search engine keeps; whoever names no country is left out. */
export const selectResultsByCountry = defineStatement(
  'count-results-by-country',
  (database, given: Given<Wanted>) =>
    database
      .selectFrom(searchCount)
      .select(['country', sql<number>`sum(documents)::int`.as('count')])
      .where('kind', '=', given('kind'))
      .where('business_type', '=', given('type'))
      .where('country', '<>', '')
      .groupBy('country')
      .having(sql<boolean>`sum(documents) > 0`)
      .orderBy('country'),
);
