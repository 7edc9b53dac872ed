import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';
import { documentTable } from './document-table.ts';
import type { SearchKind } from './search-engine.ts';

interface Among {
  readonly kind: SearchKind;
  readonly ids: readonly string[];
  /** What must match, as tsquery reads it; undefined: whatever is found at all. */
  readonly match: string | undefined;
}

/** Those of few documents that match, the newest first. */
export const findAmong = defineStatement((_, { kind, ids, match }: Among) => {
  const matches = match === undefined ? sql`true` : sql`words @@ ${match}::tsquery`;
  return sql<{ id: string }>`
    select id from ${documentTable(kind)} where id = any(${ids}::text[]) and ${matches}
    order by registered_at desc, id desc`;
});
