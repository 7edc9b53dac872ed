import { anyOf, defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

interface ByIds {
  readonly ids: readonly string[];
}

/** Facet data of companies, public or not; `categories` include those of their public products. */
export const selectCompanyFacts = defineStatement((db, { ids }: ByIds) =>
  db
    .selectFrom('business')
    .select([
      'id',
      'company_name',
      'business_type',
      'industry_id',
      'country',
      'state_id',
      'city',
      'verified',
      'subscription',
      'employees',
      'year_established',
      'factory',
      'trade_capabilities',
      'business_terms',
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
