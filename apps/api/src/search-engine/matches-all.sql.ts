import { type RawBuilder, sql } from 'kysely';
import { frontQuery } from './shelf.ts';

/**
 * Holds for documents that match all of these, each as tsquery reads it. Each is a condition of its own, so that the index goes from hit
 * to hit of the rarest and passes over the others; of one query that joins them it would look at every hit of all words and their synonyms.
 * It asks them in their order (`rarestFirst`).
 */
export function matchesAll(match: readonly string[]): RawBuilder<boolean> {
  return allOf(match, (one) => sql`${one}::tsquery`);
}

/** The same for a planner that must not know the words: it takes the index of words whatever they are. */
export function matchesAllByIndex(match: readonly string[]): RawBuilder<boolean> {
  return allOf(match, (one) => sql`(select ${one}::tsquery)`);
}

function allOf(
  match: readonly string[],
  operandOf: (one: string) => RawBuilder<unknown>,
): RawBuilder<boolean> {
  const conditions = match.map((one) => {
    // An index of some documents is taken where the query has its condition to the letter.
    return sql`words @@ ${one === frontQuery ? sql`${sql.lit(one)}::tsquery` : operandOf(one)}`;
  });
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}
