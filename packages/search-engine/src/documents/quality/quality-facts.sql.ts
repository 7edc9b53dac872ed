import type { CompletenessItem } from '@wbn/contract/business/quality.ts';
import type { MembershipLevel } from '@wbn/contract/shared/values.ts';
import { anyOf, defineStatement } from '@wbn/postgres/statement.ts';
import { type RawBuilder, sql } from 'kysely';
import type { ProductItem } from './product-quality.ts';

/** Newest products read per company: a few show whether it is active, and some companies have thousands. */
const newest = 50;

const isFilled: Readonly<Record<Exclude<CompletenessItem, 'products'>, RawBuilder<boolean>>> = {
  logo: sql`business.profile_photo is not null`,
  shortDescription: sql`business.short_description <> ''`,
  generalDescription: sql`business.general_description <> ''`,
  contact: sql`business.contact ->> 'email' <> '' or business.contact ->> 'website' <> '' or business.contact -> 'phone' is not null`,
  categories: sql`business.category_ids <> '{}'`,
  trade: sql`business.trade_capabilities #> '{markets,0}' is not null and business.trade_capabilities #> '{spokenLanguages,0}' is not null`,
  terms: sql`business.business_terms #> '{acceptedDeliveryTerms,0}' is not null and business.business_terms #> '{acceptedPaymentTypes,0}' is not null`,
  employees: sql`coalesce(business.employees ->> 'min', business.employees ->> 'max') is not null`,
  cover: sql`business.cover_photo is not null`,
  // Only manufacturers are asked for it.
  factory: sql`business.business_type <> 'MA' or exists (
    select from jsonb_each(business.factory) as fact where fact.value not in ('[]', '""', 'null'))`,
  certificates: sql`exists (select from business_certificate where business_id = business.id)`,
  revenue: sql`coalesce(business.annual_revenue ->> 'min', business.annual_revenue ->> 'max') is not null`,
  year: sql`business.year_established is not null`,
  address: sql`business.contact ->> 'legalAddressEnglish' <> '' or business.contact ->> 'shippingAddressEnglish' <> ''`,
  video: sql`business.video_url <> ''`,
};

/** Names of the conditions that hold. */
function named<Name extends string>(
  conditions: Readonly<Record<Name, RawBuilder<boolean>>>,
): RawBuilder<Name[]> {
  const each = Object.entries<RawBuilder<boolean>>(conditions).map(
    ([name, holds]) => sql`case when ${holds} then ${sql.lit(name)} end`,
  );
  return sql<Name[]>`array_remove(array[${sql.join(each)}], null)`;
}

/** Input of `businessQuality` for companies, public or not. */
export const selectBusinessFacts = defineStatement(
  (_, { ids }: { ids: readonly string[] }) => sql<{
    id: string;
    verified: boolean;
    level: MembershipLevel;
    filled: CompletenessItem[];
    products: number;
    answerRate: number | null;
    changedAt: Date;
  }>`
    select
      business.id,
      business.verified,
      business.subscription as level,
      ${named(isFilled)} || case when shown.products > 0 then array['products'] else '{}' end as filled,
      shown.products,
      (select rate from business_answers where business_id = business.id) as "answerRate",
      greatest(business.updated_at, shown.changed_at) as "changedAt"
    from business
    cross join lateral (
      select count(*)::integer as products, max(updated_at) as changed_at
      from (
        select updated_at from product
        where business_id = business.id and is_public
        order by created_at desc, id desc
        limit ${sql.lit(newest)}
      ) as latest
    ) as shown
    where business.id = any(${ids}::text[])`,
);

const hasItem: Readonly<Record<ProductItem, RawBuilder<boolean>>> = {
  picture: sql`product.main_image is not null or product.photos <> '[]'`,
  description: sql`product.description <> ''`,
  price: sql`product.price is not null`,
  specs: sql`product.specs <> '[]'`,
  category: sql`product.category_id is not null`,
  minimumOrder: sql`product.minimum_order is not null`,
  leadTime: sql`product.lead_time <> ''`,
};

/** Input of `productQuality`, with the company id. */
export const selectProductFacts = defineStatement((db, { ids }: { ids: readonly string[] }) =>
  db
    .selectFrom('product')
    .select(['id', 'business_id', named(hasItem).as('filled')])
    .where('id', '=', anyOf(ids)),
);
