import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';
import type { SearchKind } from '../search-engine.ts';

/** Stores words for typos and word prefixes. */
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

interface DocumentRow {
  readonly id: string;
  readonly registeredAt: string;
  readonly businessType: string;
  readonly country: string;
  readonly industry: string;
  readonly quality: number;
  /** Separated by spaces. */
  readonly facetMarks: string;
  readonly heads: string;
  readonly words: string;
  readonly nameWords: string;
}

export const upsertDocuments = defineStatement(
  (_, { kind, documents }: { readonly kind: SearchKind; readonly documents: readonly DocumentRow[] }) => {
    const column = (key: keyof DocumentRow) => documents.map((document) => document[key]);
    return sql`
      insert into search_document (
        kind, id, registered_at, business_type, country, industry_id, quality, marks, heads, words, names)
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
      ) as document (id, registered_at, business_type, country, industry_id, quality, marks, heads, words, names)
      on conflict (kind, id) do update set
        registered_at = excluded.registered_at, business_type = excluded.business_type,
        country = excluded.country, industry_id = excluded.industry_id,
        quality = excluded.quality, marks = excluded.marks,
        heads = excluded.heads, words = excluded.words, names = excluded.names`;
  },
);
