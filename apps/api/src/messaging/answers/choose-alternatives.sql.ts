import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';
import { noBlockBetween } from '../../authors/blocks.sql.ts';
import { type BusinessCardRow, businessCardColumns } from '../../business/business-card.sql.ts';

/** Offered alternatives that can still be asked, in their order. */
export const selectAlternatives = defineStatement(
  (_, { requestID, ownerID }: { requestID: string; ownerID: string }) => sql<BusinessCardRow>`
    select ${sql.join(businessCardColumns.map((column) => sql.ref(column)))} from request_alternative as alternative
    join business on business.id = alternative.business_id and business.is_public
    where request_id = ${requestID} and ${noBlockBetween(sql.ref('alternative.business_id'), ownerID)}
    order by place`,
);

/** Product, asked company and country of the buyer. */
export const findWanted = defineStatement(
  (_, { requestID }: { requestID: string }) => sql<{
    product_name: string | null;
    product_category: string | null;
    business_type: string;
    industry_id: string | null;
    category_ids: string[];
    country: string | null;
  }>`
    select request.product_name, coalesce(product.sub_category_id, product.category_id) as product_category,
      asked.business_type, asked.industry_id, asked.category_ids,
      coalesce(request.delivery_country, own.country, person.country) as country
    from request
    join business as asked on asked.id = request.to_id
    left join product on product.id = request.product_id
    left join business as own on own.id = request.from_id
    left join user_profile as person on person.id = request.user_id
    where request.id = ${requestID}`,
);

/** Companies that offer the given products, in the same order. */
export const selectSellers = defineStatement(
  (_, { ids }: { ids: readonly string[] }) => sql<{ business_id: string }>`
    select product.business_id from unnest(${ids}::text[]) with ordinality as hit (id, place)
    join product on product.id = hit.id
    group by product.business_id order by min(hit.place)`,
);

interface Candidates {
  readonly requestID: string;
  /** Company ids, best first. */
  readonly ids: readonly string[];
  readonly country: string | null;
  /** The world region of the country. */
  readonly market: string | null;
  readonly most: number;
}

/**
 * Stores candidates that the buyer can ask: public, not their own, not in a block with them, not asked in the same round, and selling to
 * their country if the company names its markets. Verified companies first.
 */
export const insertAlternatives = defineStatement(
  (_, { requestID, ids, country, market, most }: Candidates) => sql<{ business_id: string }>`
    insert into request_alternative (request_id, place, business_id)
    select ${requestID}, row_number() over (order by chosen.verified desc, chosen.place), chosen.id
    from (
      select business.id, business.verified, candidate.place
      from unnest(${ids}::text[]) with ordinality as candidate (id, place)
      join business on business.id = candidate.id and business.is_public
      join request on request.id = ${requestID}
      where business.id not in (request.to_id, request.from_id)
        and not exists (select from business_member where business_id = business.id and user_id = request.user_id)
        and not exists (
          select from request as sister
          where sister.round_id = request.round_id and sister.to_id = business.id
        )
        and ${noBlockBetween(sql.ref('business.id'), sql.ref('request.from_id'))}
        and ${noBlockBetween(sql.ref('business.id'), sql.ref('request.user_id'))}
        and (
          ${market}::text is null
          or business.country = ${country}
          or jsonb_array_length(coalesce(business.trade_capabilities -> 'markets', '[]')) = 0
          or business.trade_capabilities -> 'markets' ? ${market}
        )
      order by business.verified desc, candidate.place
      limit ${most}
    ) as chosen
    on conflict do nothing
    returning business_id`,
);
