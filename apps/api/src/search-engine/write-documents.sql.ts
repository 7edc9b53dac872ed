import { anyOf, defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';
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

export const selectCompanies = defineStatement((db, { ids }: { ids: readonly string[] }) =>
  db.selectFrom('business').select(['id', 'company_name', 'country']).where('id', '=', anyOf(ids)),
);

interface Company {
  readonly id: string;
  /** Empty for none. */
  readonly country: string;
  /** Of its name, in the language of `tsquery`. */
  readonly mark: string;
}

/** Products whose document no longer says their company's name or country. */
export const selectStaleProducts = defineStatement(
  (_, { companies }: { companies: readonly Company[] }) => sql<{ id: string }>`
    select document.id
    from unnest(
      ${companies.map(({ id }) => id)}::text[],
      ${companies.map(({ country }) => country)}::text[],
      ${companies.map(({ mark }) => mark)}::text[]
    ) as company (id, country, mark)
    join product on product.business_id = company.id
    join search_document as document on document.kind = 'product' and document.id = product.id
    where document.country <> company.country or not document.words @@ company.mark::tsquery`,
);

export interface DocumentRow {
  readonly id: string;
  readonly registeredAt: string;
  readonly businessType: string;
  readonly country: string;
  readonly industry: string;
  readonly heads: string;
  readonly words: string;
  readonly nameWords: string;
}

interface Written {
  readonly kind: SearchKind;
  readonly documents: readonly DocumentRow[];
}

export const upsertDocuments = defineStatement((_, { kind, documents }: Written) => {
  const column = (key: keyof DocumentRow) => documents.map((document) => document[key]);
  return sql`
    insert into search_document (kind, id, registered_at, business_type, country, industry_id, heads, words, names)
    select ${kind}, id, registered_at, business_type, country, industry_id,
           heads::tsvector, words::tsvector, names::tsvector
    from unnest(
      ${column('id')}::text[],
      ${column('registeredAt')}::timestamptz[],
      ${column('businessType')}::text[],
      ${column('country')}::text[],
      ${column('industry')}::text[],
      ${column('heads')}::text[],
      ${column('words')}::text[],
      ${column('nameWords')}::text[]
    ) as document (id, registered_at, business_type, country, industry_id, heads, words, names)
    on conflict (kind, id) do update set
      registered_at = excluded.registered_at, business_type = excluded.business_type,
      country = excluded.country, industry_id = excluded.industry_id,
      heads = excluded.heads, words = excluded.words, names = excluded.names`;
});
