import { type RawBuilder, sql } from 'kysely';
import type { SearchKind } from '../search-engine.ts';

/** The documents of a kind, by the partition itself: the planner need not find out. */
export function documentTable(kind: SearchKind): RawBuilder<unknown> {
  return sql.table(`search_document_${kind}`);
}

/**
 * Holds for documents that match all of these, each as tsquery reads it; for every document where there are none. Each is a condition of its
 * own: the GIN index then goes from hit to hit of the rarest and does not read all hits of all words and their synonyms. They are subqueries
 * to hide the words from the planner, which would read the table itself for common ones.
 */
export function matchesAll(match: readonly string[]): RawBuilder<boolean> {
  if (match.length === 0) return sql`true`;
  return sql`${sql.join(
    match.map((one) => sql`words @@ (select ${one}::tsquery)`),
    sql` and `,
  )}`;
}

/** Holds for documents that all of these rank; read from the row once it matches. */
export function ranksAll(queries: readonly string[]): RawBuilder<unknown> {
  return sql.join(
    queries.map((query) => sql`and heads @@ ${query}::tsquery`),
    sql` `,
  );
}
