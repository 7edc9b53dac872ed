import { anyOf, defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

interface Chosen {
  readonly ids: readonly string[];
}

/** What the documents of these companies say now. */
export const selectBusinessMarks = defineStatement(
  (_, { ids }: Chosen) => sql<{ id: string; quality: number; marks: string[] }>`
    select id, quality, marks from search_document where kind = 'business' and id = any(${ids}::text[])`,
);

/** The companies of these products. */
export const selectOwners = defineStatement((db, { ids }: Chosen) =>
  db.selectFrom('product').select('business_id as id').distinct().where('id', '=', anyOf(ids)),
);

interface Company {
  readonly id: string;
  /** In the language of `tsquery`. */
  readonly mark: string;
}

/** Products whose document no longer says what their company is. */
export const selectStaleProducts = defineStatement(
  (_, { companies }: { companies: readonly Company[] }) => sql<{ id: string }>`
    select document.id
    from unnest(${companies.map(({ id }) => id)}::text[], ${companies.map(({ mark }) => mark)}::text[]) as company (id, mark)
    join product on product.business_id = company.id
    join search_document as document on document.kind = 'product' and document.id = product.id
    where not document.words @@ company.mark::tsquery`,
);
