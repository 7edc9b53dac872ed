import { type RawBuilder, sql } from 'kysely';

/**
 * Holds for documents that match all of these, each as tsquery reads it. Each is a condition of its own, so that the index goes from hit
 * to hit of the rarest and passes over the others; of one query that joins them it would look at every hit of all words and their synonyms.
 * It asks them in the order of the conditions: the simplest first, so that a word with many synonyms is looked at only where the others match.
 */
export function matchesAll(match: readonly string[]): RawBuilder<boolean> {
  return allOf(simplestFirst(match).map((one) => sql`words @@ ${one}::tsquery`));
}

/** The same for a planner that must not know the words: it takes the index of words whatever they are. */
export function matchesAllByIndex(match: readonly string[]): RawBuilder<boolean> {
  return allOf(simplestFirst(match).map((one) => sql`words @@ (select ${one}::tsquery)`));
}

function simplestFirst(match: readonly string[]): readonly string[] {
  return match.toSorted((one, other) => operandsOf(one) - operandsOf(other));
}

function operandsOf(query: string): number {
  return query.split(/ [|&] /).length;
}

function allOf(conditions: readonly RawBuilder<unknown>[]): RawBuilder<boolean> {
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}
