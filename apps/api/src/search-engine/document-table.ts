import { type RawBuilder, sql } from 'kysely';
import type { SearchKind } from './search-engine.ts';

/** The documents of a kind, by the partition itself: the planner need not find out. */
export function documentTable(kind: SearchKind): RawBuilder<unknown> {
  return sql.table(`search_document_${kind}`);
}
