import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';
import { documentTable } from './document-table.ts';
import type { SearchKind } from './search-engine.ts';

interface Of {
  readonly kind: SearchKind;
}

/** The table in which the first documents of a kind are gathered, and which then takes the place of the empty one. */
export const tableBeside = (kind: SearchKind) => `search_document_${kind}_next`;
const beside = (kind: SearchKind) => sql.table(tableBeside(kind));

export const hasDocuments = defineStatement(
  (_, { kind }: Of) => sql<{ found: boolean }>`select exists (select from ${documentTable(kind)}) as found`,
);

/** Without indexes: those are built once, sorted, when all documents are there. */
export const createBeside = defineStatement(
  (_, { kind }: Of) => sql`
    create table ${beside(kind)} (
      like ${documentTable(kind)} including defaults including constraints including storage,
      constraint is_of_kind check (kind = ${sql.lit(kind)})
    )`,
);

/** How far the statistics of columns reach (`schema/06-search.sql`). */
export const selectColumnTargets = defineStatement(
  (_, { kind }: Of) => sql<{ column: string; target: number }>`
    select attname as column, attstattarget as target from pg_attribute
    where attrelid = to_regclass(${`search_document_${kind}`}) and attnum > 0 and attstattarget is not null`,
);

export const setColumnTarget = defineStatement(
  (_, { kind, column, target }: Of & { readonly column: string; readonly target: number }) =>
    sql`alter table ${beside(kind)} alter column ${sql.ref(column)} set statistics ${sql.lit(target)}`,
);

export const selectIndexes = defineStatement(
  (_, { kind }: Of) => sql<{ name: string; definition: string; isPrimary: boolean }>`
    select relation.relname as name, pg_get_indexdef(indexrelid) as definition, indisprimary as "isPrimary"
    from pg_index join pg_class as relation on relation.oid = indexrelid
    where indrelid = to_regclass(${`search_document_${kind}`})
    order by 1`,
);

interface OfIndex extends Of {
  readonly name: string;
}

/** Names of indexes are one to a schema: these have theirs as soon as the old ones are gone. */
const nextName = (name: string) => `next_${name}`.slice(0, 63);

/** The same index for the table beside. @param definition as PostgreSQL tells it */
export const createIndexBeside = defineStatement(
  (_, { kind, name, definition }: OfIndex & { readonly definition: string }) => {
    const columns = definition.slice(definition.indexOf(' USING '));
    return sql`create index ${sql.id(nextName(name))} on ${beside(kind)} ${sql.raw(columns)}`;
  },
);

export const createKeyBeside = defineStatement(
  (_, { kind, name }: OfIndex) =>
    sql`alter table ${beside(kind)} add constraint ${sql.id(nextName(name))} primary key (kind, id)`,
);

export const renameIndex = defineStatement(
  (_, { name }: OfIndex) => sql`alter index ${sql.id(nextName(name))} rename to ${sql.id(name)}`,
);

/** What the triggers of `search_document` count and purge (`schema/06-search.sql`): they do not see this table. */
export const countBeside = defineStatement(
  (_, { kind }: Of) => sql`
    with by_filter as (
      insert into search_count (kind, business_type, country, industry_id, documents)
      select kind, business_type, country, industry_id, count(*) from ${beside(kind)} group by 1, 2, 3, 4
    ), by_category as (
      insert into search_category_count (kind, business_type, category_id, documents)
      select kind, business_type, substr(mark, 3), count(*) from ${beside(kind)}, unnest(marks) as mark
      where mark ~ '^=[gi]' group by 1, 2, 3
    )
    select pg_notify('page_purge', ${`list:${kind}`})`,
);

/** From here to the end of the transaction others wait who look for this kind, or write a document of any. */
export const lockDocuments = defineStatement(
  (_, { kind }: Of) => sql`lock table only search_document, ${documentTable(kind)} in access exclusive mode`,
);

/** Single documents that others have written meanwhile; they are counted already. */
export const takeOver = defineStatement(
  (_, { kind }: Of) =>
    sql`insert into ${beside(kind)} select * from ${documentTable(kind)} on conflict (kind, id) do nothing`,
);

export const detachEmpty = defineStatement(
  (_, { kind }: Of) => sql`alter table search_document detach partition ${documentTable(kind)}`,
);

export const dropEmpty = defineStatement((_, { kind }: Of) => sql`drop table ${documentTable(kind)}`);

export const renameBeside = defineStatement(
  (_, { kind }: Of) => sql`alter table ${beside(kind)} rename to ${sql.id(`search_document_${kind}`)}`,
);

export const attachFull = defineStatement(
  (_, { kind }: Of) => sql`
    alter table search_document attach partition ${documentTable(kind)} for values in (${sql.lit(kind)})`,
);

export const dropKindCheck = defineStatement(
  (_, { kind }: Of) => sql`alter table ${documentTable(kind)} drop constraint is_of_kind`,
);
