import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';
import { documentTable } from '../postgres/documents.sql.ts';
import type { SearchKind } from '../search-engine.ts';

/** The oldest queued changes. */
export const selectOutbox = defineStatement((database, most: number) =>
  database.selectFrom('search_outbox').select(['id', 'kind', 'document_id']).orderBy('id').limit(most),
);

export const deleteOutbox = defineStatement(
  (_, ids: readonly number[]) => sql`delete from search_outbox where id = any(${ids}::bigint[])`,
);

interface DocumentRow {
  readonly id: string;
  readonly type: string;
  readonly quality: number;
  /** Microseconds. */
  readonly registered: number;
  readonly verified: boolean;
  readonly marks: string[];
  readonly words: string[];
  /** Each a lexeme, a space and the labels of its positions (`impact-level.ts`). */
  readonly heads: string[];
}

/** Filters by kind first, like the primary key. */
const documents = (kind: SearchKind) => sql`
  select id, business_type as type, quality, marks @> '{=v1}'::text[] as verified, to_json(marks) as marks,
         (extract(epoch from registered_at) * 1000000)::bigint as registered,
         to_json(tsvector_to_array(words)) as words,
         to_json(array(select lexeme || ' ' || array_to_string(weights, '') from unnest(heads))) as heads
  from ${documentTable(kind)} where kind = ${kind}`;

export const selectDocuments = defineStatement(
  (_, { kind, ids }: { readonly kind: SearchKind; readonly ids: readonly string[] }) =>
    sql<DocumentRow>`${documents(kind)} and id = any(${ids}::text[])`,
);

/** The next documents of a kind by id, after an id. */
export const selectNextDocuments = defineStatement(
  (_, { kind, after, most }: { readonly kind: SearchKind; readonly after: string; readonly most: number }) =>
    sql<DocumentRow>`${documents(kind)} and id > ${after} order by id limit ${most}`,
);

/** Kinds whose index is complete, and seconds that the oldest change has waited. */
export const selectOutboxState = defineStatement(
  () => sql<{ kinds: SearchKind[]; behind: number }>`
    select array(select kind from opensearch_index where built_at is not null) as kinds,
           coalesce((select extract(epoch from clock_timestamp() - added_at) from search_outbox order by id limit 1), 0)::float8
             as behind`,
);

/** Waits for transactions that began before changes were queued. */
export const lockDocuments = defineStatement(
  () => sql`lock table search_document in share row exclusive mode`,
);

export const selectIndex = defineStatement((database, kind: SearchKind) =>
  database.selectFrom('opensearch_index').select('kind').where('kind', '=', kind),
);

export const insertIndex = defineStatement((database, kind: SearchKind) =>
  database
    .insertInto('opensearch_index')
    .values({ kind })
    .onConflict((conflict) => conflict.doNothing()),
);

export const markBuilt = defineStatement(
  (_, kind: SearchKind) => sql`update opensearch_index set built_at = now() where kind = ${kind}`,
);

/** Stops queueing and deletes queued changes; for installations without OpenSearch. */
export const stopOpenSearchQueue = defineStatement(
  () => sql`with left_index as (delete from opensearch_index) delete from search_outbox`,
);

/** Lock that allows one rebuild at a time, until the transaction ends. */
export const tryRebuildLock = defineStatement(
  () => sql<{ isMine: boolean }>`select pg_try_advisory_xact_lock(7260232) as "isMine"`,
);
