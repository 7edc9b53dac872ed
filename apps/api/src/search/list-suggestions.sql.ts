import { defineStatement } from '@wbn/postgres/statement.ts';
import type { BegunWord } from '@wbn/search-engine/postgres/name-beginnings.ts';
import { type RawBuilder, sql } from 'kysely';
import { documentKinds, documentsOf } from './search-tables.sql.ts';

/** In the language of tsquery; `low` and `high` are texts. */
interface Wanted extends BegunWord {
  /** Names with words that begin as each of the typed ones does. */
  all: string;
  /** Those of them that have the words before the last as they were typed. */
  last: string;
}

/** Of each kind. */
const mostSuggested = 4;
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
function lastByWords(kind: 'businesses' | 'products', { last, before, low, high }: Wanted) {
  return sql`coalesce((
    select ${before}::text || ' & (' || string_agg(quote_literal(word), ' | ') || ')' from (
      select word from search_word
      where kind = ${sql.lit(documentKinds[kind])}
        and word >= ${low} collate "C" and word < ${high} collate "C"
      limit ${sql.lit(mostWords + 1)}) as beginning
    having count(*) <= ${sql.lit(mostWords)}), ${last})`;
}

/**
 * Ids of the best documents whose names have words that begin so, as `chosen (id, place)`. Reads no more than 5,000 documents,
 * however many begin so: common beginnings are found among the best, rare ones by the index. Its list of all that begins so costs most,
 * and is read for the last word alone where that gives enough.
 */
function bestByName(kind: 'businesses' | 'products', wanted: Wanted) {
  const { all } = wanted;
  const byIndex = (query: string | RawBuilder<unknown>, found: RawBuilder<unknown>) => sql`
    select id, quality, registered_at from ${documentsOf(kind)}
    where names @@ (${query})::tsquery and (${found}) < ${sql.lit(mostSuggested)}
    limit ${sql.lit(mostFound)}`;
  const countOf = (table: string) => sql`(select count(*) from ${sql.table(table)})`;
  return sql`(
    with walked as materialized (
      select id, quality, registered_at
      from (select id, quality, registered_at, names from ${documentsOf(kind)}
            order by quality desc, registered_at desc, id desc limit ${sql.lit(mostWalked)}) as best
      where names @@ ${all}::tsquery limit ${sql.lit(mostSuggested)}
    ), likely as materialized (
      ${byIndex(lastByWords(kind, wanted), countOf('walked'))}
    ), found as materialized (
      ${byIndex(all, sql`greatest(${countOf('walked')}, ${countOf('likely')})`)}
    )
    select id collate "default" as id, row_number() over (order by quality desc, registered_at desc, id desc) as place
    from (select * from walked union select * from likely union select * from found) as named
    order by place limit ${sql.lit(mostSuggested)}) as chosen`;
}

export const selectSuggestedBusinesses = defineStatement(
  (_, wanted: Wanted) => sql<{
    id: string;
    company_name: string;
    business_type: string;
    country: string | null;
  }>`
    select business.id, company_name, business_type, country
    from ${bestByName('businesses', wanted)} join business on business.id = chosen.id
    where business.is_public order by place`,
);

export const selectSuggestedProducts = defineStatement(
  (_, wanted: Wanted) => sql<{ id: string; name: string; company_name: string }>`
    select product.id, product.name, business.company_name
    from ${bestByName('products', wanted)} join product on product.id = chosen.id
    join business on business.id = product.business_id
    where product.is_public and business.is_public order by place`,
);
