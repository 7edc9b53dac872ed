import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';
import type { SearchKind } from './search-engine.ts';

interface Of {
  readonly kind: SearchKind;
}

const indexOf = (kind: SearchKind) => `search_words_${kind}`;

/** From now on new entries of the index are gathered first. */
export const gatherEntries = defineStatement(
  (_, { kind }: Of) =>
    sql`alter index ${sql.ref(indexOf(kind))} set (fastupdate = on, gin_pending_list_limit = 2000000)`,
);

export const raiseMemory = defineStatement(() => sql`set local maintenance_work_mem = '256MB'`);

/** Writes what was gathered, sorted. */
export const writeGathered = defineStatement(
  (_, { kind }: Of) => sql`select gin_clean_pending_list(${indexOf(kind)}::regclass)`,
);

export const stopGathering = defineStatement(
  (_, { kind }: Of) => sql`alter index ${sql.ref(indexOf(kind))} set (fastupdate = off)`,
);

export const resetGatherLimit = defineStatement(
  (_, { kind }: Of) => sql`alter index ${sql.ref(indexOf(kind))} reset (gin_pending_list_limit)`,
);

export const analyzeDocuments = defineStatement(
  (_, { kind }: Of) => sql`analyze ${sql.table(`search_document_${kind}`)}`,
);

export const compactCounts = defineStatement(() => sql`select compact_search_count()`);
