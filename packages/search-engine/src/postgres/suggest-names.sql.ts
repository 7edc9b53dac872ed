import { defineStatement } from '@wbn/postgres/statement.ts';
import { type RawBuilder, sql } from 'kysely';
import type { SearchKind } from '../search-engine.ts';
import { documentTable } from './documents.sql.ts';
import type { BegunWord } from './name-beginnings.ts';

/** In the language of tsquery; `low` and `high` are texts. */
interface Wanted extends BegunWord {
  readonly kind: SearchKind;
  /** Names with words that begin as each of the typed ones does. */
  readonly all: string;
  /** Those of them that have the words before the last as they were typed. */
  readonly last: string;
  readonly most: number;
}

/** The best of all, which are looked at first: what many names begin with is among them. */
const mostWalked = 1_000;
/** Of what few names begin with, found by the index of beginnings: more are not compared. */
const mostFound = 2_000;
/** Words of the vocabulary that a beginning stands for: whatever more words begin so is asked for as a beginning. */
const mostWords = 50;

/**
 * `last`, with the words that begin so in place of the beginning. All names with any of those would be gathered before they are compared with
 * those of the words before it; word by word the index goes from hit to hit.
 */
function lastByWords({ kind, last, before, low, high }: Wanted) {
  return sql`coalesce((
    select ${before}::text || ' & (' || string_agg(quote_literal(word), ' | ') || ')' from (
      select word from search_word
      where kind = ${kind} and word >= ${low} collate "C" and word < ${high} collate "C"
      limit ${sql.lit(mostWords + 1)}) as beginning
    having count(*) <= ${sql.lit(mostWords)}), ${last})`;
}

/**
 * The best documents whose names have words that begin so. Reads no more than 5,000 documents, however many begin so: common beginnings
 * are found among the best, rare ones by the index. Its list of all that begins so costs most, and is read for the last word alone where
 * that gives enough.
 */
export const selectSuggested = defineStatement((_, wanted: Wanted) => {
  const { kind, all, most } = wanted;
  const documents = documentTable(kind);
  const byIndex = (query: string | RawBuilder<unknown>, found: RawBuilder<unknown>) => sql`
    select id, quality, registered_at from ${documents}
    where names @@ (${query})::tsquery and (${found}) < ${most}
    limit ${sql.lit(mostFound)}`;
  const countOf = (table: string) => sql`(select count(*) from ${sql.table(table)})`;
  return sql<{ id: string }>`
    with walked as materialized (
      select id, quality, registered_at
      from (select id, quality, registered_at, names from ${documents}
            order by quality desc, registered_at desc, id desc limit ${sql.lit(mostWalked)}) as best
      where names @@ ${all}::tsquery limit ${most}
    ), likely as materialized (
      ${byIndex(lastByWords(wanted), countOf('walked'))}
    ), found as materialized (
      ${byIndex(all, sql`greatest(${countOf('walked')}, ${countOf('likely')})`)}
    )
    select id from (select * from walked union select * from likely union select * from found) as named
    order by quality desc, registered_at desc, id desc limit ${most}`;
});
