import { anyOf, defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

interface Chosen {
  readonly ids: readonly string[];
}

/** What companies, public or not, are narrowed by: `categories` are theirs and those of their products that visitors see. */
export const selectCompanyFacts = defineStatement((db, { ids }: Chosen) =>
  db
    .selectFrom('business')
    .select([
      'id',
      'company_name',
      'business_type',
      'industry_id',
      'country',
      'state_id',
      'verified',
      'subscription',
      'employees',
      'year_established',
      'factory',
      'trade_capabilities',
    ])
    .select([
      sql<string[]>`category_ids || array(
        select distinct category from product, unnest(array[product.category_id, product.sub_category_id]) as category
        where product.business_id = business.id and product.is_public and category is not null)`.as(
        'categories',
      ),
      sql<string[]>`array(
        select name from business_certificate
        where business_id = business.id and (expire_date is null or expire_date >= current_date))`.as(
        'certificates',
      ),
    ])
    .where('id', '=', anyOf(ids)),
);

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
