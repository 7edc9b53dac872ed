import type { Database } from '@wbn/postgres/schema.ts';
import { type Kysely, sql } from 'kysely';

/** Tables whose rows say where they came from. */
export type SourcedTable = 'business' | 'product' | 'user_profile';

export interface Merged {
  inserted: string[];
  updated: string[];
}

/** An empty copy of a table for this transaction, without its rules, with columns of its own beside. */
export async function createIncoming(
  trx: Kysely<Database>,
  table: SourcedTable,
  extraColumns: readonly string[] = [],
): Promise<string> {
  const incoming = `incoming_${table}`;
  const extra = extraColumns.map((column) => sql`, null::text as ${sql.ref(column)}`);
  await sql`
    create temporary table ${sql.table(incoming)} on commit drop as
    select *${sql.join(extra, sql``)} from ${sql.table(table)} with no data`.execute(trx);
  return incoming;
}

/**
 * Takes the rows of the incoming table over by (source, source_id): new ones are inserted, changed ones
 * written, equal ones left alone with their `updated_at`. Columns of `insertedOnly` are never compared.
 */
export async function mergeRows(
  trx: Kysely<Database>,
  table: SourcedTable,
  columns: readonly string[],
  insertedOnly: readonly string[] = [],
): Promise<Merged> {
  const target = sql.table(table);
  const incoming = sql.table(`incoming_${table}`);
  const list = (prefix: string, names = columns) =>
    sql.join(names.map((column) => sql.ref(prefix ? `${prefix}.${column}` : column)));
  const all = [...columns, ...insertedOnly];
  await sql`create index on ${incoming} (source, source_id)`.execute(trx);
  await sql`analyze ${incoming}`.execute(trx);
  const updated = await sql<{ id: string }>`
    update ${target} as stored set (${list('')}, updated_at) = (${list('new')}, now())
    from ${incoming} as new
    where stored.source = new.source and stored.source_id = new.source_id
      and (${list('stored')}) is distinct from (${list('new')})
    returning stored.id`.execute(trx);
  const inserted = await sql<{ id: string }>`
    insert into ${target} (id, ${list('', all)})
    select new.id, ${list('new', all)} from ${incoming} as new
    where not exists (
      select from ${target} as stored where stored.source = new.source and stored.source_id = new.source_id
    )
    order by new.id
    returning id`.execute(trx);
  return { inserted: inserted.rows.map(({ id }) => id), updated: updated.rows.map(({ id }) => id) };
}
