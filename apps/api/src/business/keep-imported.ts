import { type RawBuilder, sql } from 'kysely';

/**
 * What a change by people sets `imported` to: the row as it was before the first of them, against which a later import of the directory
 * tells what people have edited. Rows of members have no source that writes them again.
 */
export function keepImported(table: 'business' | 'product'): RawBuilder<string | null> {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql`case when ${column('source')} = 'member' then null
    else coalesce(${column('imported')}, to_jsonb(${sql.table(table)})) end`;
}
