import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { type Match, mostHits, type SearchIndex } from '../search-index.ts';
import { countMarks } from './count-facets.sql.ts';
import { countDocuments } from './count-types.sql.ts';
import { findDocuments } from './find-documents.sql.ts';
import { listDocuments } from './list-documents.ts';
import { countMatches } from './similar-words.sql.ts';
import { matchConditions, prominentQueries } from './term-query.ts';

const withConditions = (match: Match) => ({
  kind: match.kind,
  match: matchConditions(match),
  ranking: prominentQueries(match),
});

/** An index in the product's own PostgreSQL: no other service is needed, and a change is found once committed. */
export function createPostgresIndex(db: Kysely<Database>): SearchIndex {
  return {
    async find(wanted) {
      if (wanted.terms.length === 0) return listDocuments(db, wanted);
      const { ids, total, marks } = await findDocuments.only(db, wanted);
      return { ids, total, ...(marks && { marks: new Map(Object.entries(marks)) }) };
    },
    countMarks: (sets) =>
      countMarks.all(db, {
        sets: sets.map(({ name, prefix, match }) => ({ name, prefix, ...withConditions(match) })),
        most: mostHits,
      }),
    countTypes: (matches) =>
      countDocuments.all(db, {
        kinds: matches.map(withConditions),
        most: mostHits,
      }),
    async countMatches(matches, most) {
      if (matches.length === 0) return [];
      const rows = await countMatches.all(db, { matches: matches.map(withConditions), most });
      const counts = new Map(rows.map(({ place, documents }) => [place, documents]));
      return matches.map((_, place) => counts.get(place) ?? 0);
    },
  };
}
