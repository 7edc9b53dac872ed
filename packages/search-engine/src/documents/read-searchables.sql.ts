import { anyOf, defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

interface ByIds {
  readonly ids: readonly string[];
}

/** Whether a boost runs for a company or product. */
const isPromoted = (id: string) =>
  sql<boolean>`exists (select from boost where boost.resource_id = ${sql.ref(id)} and not boost.is_over)`.as(
    'is_promoted',
  );

/** What a company's document stores of a public product. */
export interface SoldProduct {
  readonly name: string;
  readonly model: string | null;
  readonly keywords: readonly string[];
  readonly category_id: string | null;
  readonly sub_category_id: string | null;
}

/** Further products are not in the document of a company. */
const mostProducts = 200;

/** Public companies. */
export const selectSearchableBusinesses = defineStatement((db, { ids }: ByIds) =>
  db
    .selectFrom('business')
    .select([
      'id',
      'company_name',
      'alternative_names',
      'business_type',
      'industry_id',
      'category_ids',
      'country',
      'city',
      'short_description',
      'general_description',
      'business_terms',
      'trade_capabilities',
    ])
    .select([
      sql<string>`created_at::text`.as('registered_at'),
      isPromoted('business.id'),
      sql<SoldProduct[]>`coalesce((
        select jsonb_agg(sold) from (
          select name, model, keywords, category_id, sub_category_id from product
          where product.business_id = business.id and product.is_public
          order by created_at, id limit ${sql.lit(mostProducts)}
        ) as sold), '[]')`.as('products'),
      sql<string[]>`array(
        select name from business_certificate
        where business_id = business.id and (expire_date is null or expire_date >= current_date))`.as(
        'certificates',
      ),
    ])
    .where('id', '=', anyOf(ids))
    .where('is_public', '=', true),
);

/** Public products of public companies. */
export const selectSearchableProducts = defineStatement((db, { ids }: ByIds) =>
  db
    .selectFrom('product')
    .innerJoin('business', 'business.id', 'product.business_id')
    .select([
      'product.id',
      'product.name',
      'product.model',
      'product.brand',
      'product.ean',
      'product.keywords',
      'product.description',
      'product.specs',
      'product.industry_id',
      'product.category_id',
      'product.sub_category_id',
      'product.business_id',
      'product.price',
      'product.minimum_order',
      'product.lead_time',
      'product.stock',
      'business.company_name',
      'business.country',
      'business.city',
    ])
    .select([sql<string>`product.created_at::text`.as('registered_at'), isPromoted('product.id')])
    .where('product.id', '=', anyOf(ids))
    .where('product.is_public', '=', true)
    .where('business.is_public', '=', true),
);

export const selectSearchableUsers = defineStatement((db, { ids }: ByIds) =>
  db
    .selectFrom('user_profile')
    .select([
      'id',
      'first_name',
      'last_name',
      'username',
      'profession',
      'show_profession',
      'country',
      'state_id',
      'city',
      'brief_presentation',
      'company_name',
      'industry_id',
    ])
    .select(sql<string>`created_at::text`.as('registered_at'))
    .where('id', '=', anyOf(ids)),
);
