import { type RawBuilder, sql } from 'kysely';

/**
 * Value of `imported` for a change by people: the row before their first change, by which a later import of the
 * directory recognizes edits. Null for rows of members, which no import writes.
 */
export function keepImported(table: 'business' | 'product'): RawBuilder<string | null> {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql`case when ${column('source')} = 'member' then null
    else coalesce(${column('imported')}, to_jsonb(${sql.table(table)})) end`;
}
