import { type RawBuilder, sql } from 'kysely';
import type { SearchKind } from '../search-engine.ts';
import type { Match } from '../search-index.ts';
import { matchConditions, prominentQueries } from './term-query.ts';

/** The documents of a kind, by their partition, which saves the planner from finding it. */
export function documentTable(kind: SearchKind): RawBuilder<unknown> {
  return sql.table(`search_document_${kind}`);
}

/**
 * Condition for documents that match all of these tsqueries; true when there are none. Separate conditions let the GIN index step through
 * the hits of the rarest one instead of reading all hits of all words. The subqueries hide the words from the planner, which would scan the
 * table for common ones.
 */
export function matchesAll(match: readonly string[]): RawBuilder<boolean> {
  if (match.length === 0) return sql`true`;
  return sql`${sql.join(
    match.map((one) => sql`words @@ (select ${one}::tsquery)`),
    sql` and `,
  )}`;
}

/** Condition for documents with all of these among their ranking words; checked on the row after it matches. */
export function ranksAll(queries: readonly string[]): RawBuilder<unknown> {
  return sql.join(
    queries.map((query) => sql`and heads @@ ${query}::tsquery`),
    sql` `,
  );
}

/** At most so many documents of a match, as the table `hit` with these columns; without an order any of them. */
export function hitsOf(
  match: Match,
  columns: RawBuilder<unknown>,
  most: number,
  order = sql``,
): RawBuilder<unknown> {
  return sql`(
    select ${columns} from ${documentTable(match.kind)}
    where ${matchesAll(matchConditions(match))} ${ranksAll(prominentQueries(match))} ${order} limit ${most}) as hit`;
}
