import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

/** Tables with the columns `source` and `source_id`. */
export type SourcedTable = 'business' | 'product' | 'user_profile';

interface InTable {
  readonly table: SourcedTable;
}

export const incomingName = (table: SourcedTable) => `incoming_${table}`;

/** Creates a temporary copy of a table for this transaction, without constraints and with extra columns. */
export const createIncoming = defineStatement(
  (_, { table, extraColumns = [] }: InTable & { readonly extraColumns?: readonly string[] }) => {
    const extra = extraColumns.map((column) => sql`, null::text as ${sql.ref(column)}`);
    return sql`
    create temporary table ${sql.table(incomingName(table))} on commit drop as
    select *${sql.join(extra, sql``)} from ${sql.table(table)} with no data`;
  },
);

export const indexIncoming = defineStatement(
  (_, { table }: InTable) => sql`create index on ${sql.table(incomingName(table))} (source, source_id)`,
);

export const analyzeIncoming = defineStatement(
  (_, { table }: InTable) => sql`analyze ${sql.table(incomingName(table))}`,
);

export const analyzeTable = defineStatement((_, { table }: InTable) => sql`analyze ${sql.table(table)}`);

/** Selects the sources of the incoming rows. */
export const selectIncomingSources = defineStatement(
  (_, { table }: InTable) =>
    sql<{ source: string }>`select distinct source from ${sql.table(incomingName(table))} order by source`,
);

interface NamedSource {
  readonly source: string;
  /** Undefined: a name that was set stays. */
  readonly name: string | undefined;
}

/** Stores the name of a source; without one the source itself, until somebody names it. */
export const upsertSource = defineStatement((db, { source, name }: NamedSource) =>
  db
    .insertInto('import_source')
    .values({ source, name: name ?? source })
    .onConflict((conflict) =>
      conflict
        .column('source')
        .doUpdateSet({ name: name ?? source, updated_at: sql<Date>`now()` })
        .where('import_source.name', '<>', name ?? sql<string>`import_source.name`),
    ),
);

interface MergedColumns extends InTable {
  readonly columns: readonly string[];
}

/** Updates changed rows that no person has edited; equal rows keep their `updated_at`. */
export const updateChanged = defineStatement(
  (_, { table, columns }: MergedColumns) => sql<{ id: string }>`
    update ${sql.table(table)} as stored set (${list('', columns)}, updated_at) = (${list('new', columns)}, now())
      ${table === 'business' ? sql`, imported_at = now()` : sql``}
    from ${sql.table(incomingName(table))} as new
    where stored.source = new.source and stored.source_id = new.source_id
      and (${list('stored', columns)}) is distinct from (${list('new', columns)})
      ${table === 'user_profile' ? sql`` : sql`and stored.imported is null`}
    returning stored.id`,
);

export interface EditedRow {
  readonly id: string;
  readonly source_id: string;
  /** The values of the last import, the present values, and the incoming values. */
  readonly imported: Readonly<Record<string, unknown>>;
  readonly stored: Readonly<Record<string, unknown>>;
  readonly incoming: Readonly<Record<string, unknown>>;
}

interface EditedPage extends InTable {
  readonly after: string;
  readonly size: number;
}

/** Selects incoming rows that people have edited since their import, in the order of their ids. */
export const selectEdited = defineStatement(
  (_, { table, after, size }: EditedPage) => sql<EditedRow>`
    select stored.id, stored.source_id, stored.imported, to_jsonb(stored) - 'imported' as stored, to_jsonb(new) as incoming
    from ${sql.table(table)} as stored join ${sql.table(incomingName(table))} as new
      on stored.source = new.source and stored.source_id = new.source_id
    where stored.imported is not null and stored.id > ${after}
    order by stored.id limit ${size} for update of stored`,
);

interface Merged extends MergedColumns {
  /** Each with all columns, its id and the incoming values. */
  readonly rows: readonly object[];
}

/** Updates merged rows; rows with equal values keep their `updated_at`. */
export const updateMerged = defineStatement(
  (_, { table, columns, rows }: Merged) => sql<{ id: string }>`
    update ${sql.table(table)} as stored
    set (${list('', columns)}, imported, updated_at) = (
      ${list('merged', columns)}, merged.imported,
      case when (${list('stored', columns)}) is distinct from (${list('merged', columns)}) then now()
        else stored.updated_at end)
      ${table === 'business' ? sql`, imported_at = case when stored.imported is distinct from merged.imported then now() else stored.imported_at end` : sql``}
    from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb) as merged
    where stored.id = merged.id`,
);

/** Stores where the imported companies of the file are told of waiting inquiries, and removes addresses that the file has no more. */
export const saveNoticeAddresses = defineStatement(
  () => sql`
    with given as (
      select business.id, new.notice_address as address
      from ${sql.table(incomingName('business'))} as new
      join business on business.source = new.source and business.source_id = new.source_id
    ), gone as (
      delete from notice_address using given
      where notice_address.business_id = given.id and given.address is null
    )
    insert into notice_address (business_id, address)
    select id, address from given where address is not null
    on conflict (business_id) do update set address = excluded.address
    where notice_address.address <> excluded.address`,
);

/** Inserts missing rows. */
export const insertMissing = defineStatement(
  (_, { table, columns }: MergedColumns) => sql<{ id: string }>`
    insert into ${sql.table(table)} (id, ${list('', columns)})
    select new.id, ${list('new', columns)} from ${sql.table(incomingName(table))} as new
    where not exists (
      select from ${sql.table(table)} as stored
      where stored.source = new.source and stored.source_id = new.source_id
    )
    order by new.id
    returning id`,
);

function list(prefix: string, columns: readonly string[]) {
  return sql.join(columns.map((column) => sql.ref(prefix ? `${prefix}.${column}` : column)));
}

/** Advisory lock: one load at a time across all processes, until its transaction ends. */
export const lockImports = defineStatement(() => sql`select pg_advisory_xact_lock(hashtext('wbn-import'))`);

/** Must run outside a transaction. */
export const vacuumLoaded = defineStatement(
  () => sql`vacuum (analyze) business, product, user_profile, search_document, search_count, search_word`,
);
