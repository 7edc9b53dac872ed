import { anyOf, defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

interface ByIds {
  readonly ids: readonly string[];
}

/** Quality and marks in the current documents of companies. */
export const selectBusinessMarks = defineStatement(
  (_, { ids }: ByIds) => sql<{ id: string; quality: number; marks: string[] }>`
    select id, quality, marks from search_document where kind = 'business' and id = any(${ids}::text[])`,
);

/** Companies of the given products. */
export const selectOwners = defineStatement((db, { ids }: ByIds) =>
  db.selectFrom('product').select('business_id as id').distinct().where('id', '=', anyOf(ids)),
);

interface Company {
  readonly id: string;
  /** As tsquery. */
  readonly mark: string;
}

/** Products whose document no longer has their company's mark. */
export const selectStaleProducts = defineStatement(
  (_, { companies }: { companies: readonly Company[] }) => sql<{ id: string }>`
    select document.id
    from unnest(${companies.map(({ id }) => id)}::text[], ${companies.map(({ mark }) => mark)}::text[]) as company (id, mark)
    join product on product.business_id = company.id
    join search_document as document on document.kind = 'product' and document.id = product.id
    where not document.words @@ company.mark::tsquery`,
);
