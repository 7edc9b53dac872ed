import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import type { SearchIndex } from '../search-index.ts';
import { countMarks, countMatches, countTypes } from './count-hits.sql.ts';
import { findDocuments } from './find-documents.sql.ts';
import { listDocuments } from './list-documents.ts';

/** An index in the product's own PostgreSQL: no other service is needed, and a change is found once committed. */
export function createPostgresIndex(db: Kysely<Database>): SearchIndex {
  return {
    async find(wanted) {
      if (wanted.terms.length === 0) return listDocuments(db, wanted);
      const { ids, total, marks } = await findDocuments.only(db, wanted);
      return { ids, total, ...(marks && { marks: new Map(Object.entries(marks)) }) };
    },
    countMarks: (sets) => countMarks.all(db, sets),
    countTypes: (matches) => countTypes.all(db, matches),
    async countMatches(matches, most) {
      if (matches.length === 0) return [];
      const rows = await countMatches.all(db, { matches, most });
      const counts = new Map(rows.map(({ place, documents }) => [place, documents]));
      return matches.map((_, place) => counts.get(place) ?? 0);
    },
  };
}
