import { defineUnpreparedStatement } from '@wbn/postgres/statement.ts';
import { type RawBuilder, sql } from 'kysely';
import type { SearchKind } from '../search-engine.ts';
import { documentTable } from './documents.sql.ts';
import type { WordRange } from './name-prefixes.ts';

/** Queries as tsquery; `low` and `high` are texts. */
interface TypedWords extends WordRange {
  readonly kind: SearchKind;
  /** Names in which each typed word begins a word. */
  readonly all: string;
  /** Names that have the words before the last exactly as typed. */
  readonly last: string;
  readonly most: number;
}

/** Best documents scanned first: common prefixes are found among them. */
const mostWalked = 1_000;
/** Limit of documents read from the index, for rare prefixes. */
const mostFound = 2_000;
/** Limit of vocabulary words that replace a prefix; with more, the prefix itself is searched. */
const mostWords = 50;

/**
 * `last` with the prefix replaced by vocabulary words, so that the GIN index can step from hit to hit instead of collecting all names
 * with any of these words.
 */
function lastByWords({ kind, last, before, low, high }: TypedWords) {
  return sql`coalesce((
    select ${before}::text || ' & (' || string_agg(quote_literal(word), ' | ') || ')' from (
      select word from search_word
      where kind = ${kind} and word >= ${low} collate "C" and word < ${high} collate "C"
      limit ${sql.lit(mostWords + 1)}) as prefix
    having count(*) <= ${sql.lit(mostWords)}), ${last})`;
}

/**
 * The best documents whose names match. Reads at most 5,000 documents: common prefixes are found among the best, rare ones by index.
 * Reading the index for a prefix costs most, so all words are tried as prefixes only when the last word alone does not give enough.
 */
export const selectSuggested = defineUnpreparedStatement((_, wanted: TypedWords) => {
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
