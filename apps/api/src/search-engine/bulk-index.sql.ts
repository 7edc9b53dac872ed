import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';
import type { SearchKind } from './search-engine.ts';

interface Of {
  readonly kind: SearchKind;
}

interface OfIndex {
  readonly index: string;
}

/** The indexes of words of a kind; people are not suggested, so their names have none. */
export const wordIndexesOf = (kind: SearchKind) => [
  `search_words_${kind}`,
  `search_front_${kind}`,
  ...(kind === 'user' ? [] : [`search_names_${kind}`]),
];

/** From now on new entries of the index are gathered first. */
export const gatherEntries = defineStatement(
  (_, { index }: OfIndex) =>
    sql`alter index ${sql.ref(index)} set (fastupdate = on, gin_pending_list_limit = 2000000)`,
);

export const raiseMemory = defineStatement(() => sql`set local maintenance_work_mem = '256MB'`);

/** Writes what was gathered, sorted. */
export const writeGathered = defineStatement(
  (_, { index }: OfIndex) => sql`select gin_clean_pending_list(${index}::regclass)`,
);

export const stopGathering = defineStatement(
  (_, { index }: OfIndex) => sql`alter index ${sql.ref(index)} set (fastupdate = off)`,
);

export const resetGatherLimit = defineStatement(
  (_, { index }: OfIndex) => sql`alter index ${sql.ref(index)} reset (gin_pending_list_limit)`,
);

export const analyzeDocuments = defineStatement(
  (_, { kind }: Of) => sql`analyze ${sql.table(`search_document_${kind}`)}`,
);

export const compactCounts = defineStatement(
  () => sql`select compact_search_count(), compact_category_count()`,
);
