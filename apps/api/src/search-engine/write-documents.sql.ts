import { defineStatement } from '@wbn/postgres/statement.ts';
import { type RawBuilder, sql } from 'kysely';
import type { SearchKind } from './search-engine.ts';

/** Remembers words for typos and beginnings. */
export const insertWords = defineStatement(
  (_, { kind, words }: { kind: SearchKind; words: readonly string[] }) => sql`
    insert into search_word (kind, length, word)
    select ${kind}, char_length(word), word from unnest(${words}::text[]) as word
    on conflict do nothing`,
);

export const deleteDocuments = defineStatement(
  (_, { kind, ids }: { kind: SearchKind; ids: readonly string[] }) =>
    sql`delete from search_document where kind = ${kind} and id = any(${ids}::text[])`,
);

export interface DocumentRow {
  readonly id: string;
  readonly registeredAt: string;
  readonly businessType: string;
  readonly country: string;
  readonly industry: string;
  readonly quality: number;
  /** Between spaces. */
  readonly facetMarks: string;
  readonly heads: string;
  readonly words: string;
  readonly nameWords: string;
}

interface Written {
  readonly kind: SearchKind;
  readonly documents: readonly DocumentRow[];
}

/** A table without indexes takes what is not there yet. */
export const insertDocuments = defineStatement(
  (_, { table, ...written }: Written & { readonly table: string }) =>
    sql`insert into ${sql.table(table)} ${rowsOf(written)}`,
);

export const upsertDocuments = defineStatement(
  (_, written: Written) => sql`
    insert into search_document ${rowsOf(written)}
    on conflict (kind, id) do update set
      registered_at = excluded.registered_at, business_type = excluded.business_type,
      country = excluded.country, industry_id = excluded.industry_id,
      quality = excluded.quality, marks = excluded.marks,
      heads = excluded.heads, words = excluded.words, names = excluded.names`,
);

function rowsOf({ kind, documents }: Written): RawBuilder<unknown> {
  const column = (key: keyof DocumentRow) => documents.map((document) => document[key]);
  return sql`(kind, id, registered_at, business_type, country, industry_id, quality, marks, heads, words, names)
    select ${kind}, id, registered_at, business_type, country, industry_id, quality, string_to_array(marks, ' '),
           heads::tsvector, words::tsvector, names::tsvector
    from unnest(
      ${column('id')}::text[],
      ${column('registeredAt')}::timestamptz[],
      ${column('businessType')}::text[],
      ${column('country')}::text[],
      ${column('industry')}::text[],
      ${column('quality')}::smallint[],
      ${column('facetMarks')}::text[],
      ${column('heads')}::text[],
      ${column('words')}::text[],
      ${column('nameWords')}::text[]
    ) as document (id, registered_at, business_type, country, industry_id, quality, marks, heads, words, names)`;
}
