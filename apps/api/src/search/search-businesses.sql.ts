import type { Database } from '@wbn/postgres/schema.ts';
import { anyOf, defineStatement } from '@wbn/postgres/statement.ts';
import type { StoredPhoto } from '@wbn/postgres/stored-values.ts';
import { type ExpressionBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { businessCardColumns } from '../business/business-card.sql.ts';

type OnBusiness = ExpressionBuilder<Database, 'business'>;

/** Enough for three pictures, while some companies have thousands of products. */
const mostPictured = 12;
/** Products among which the one that matches best is chosen. */
const mostNamed = 30;

/** A few of the newest public products. */
const newestProducts = (business: OnBusiness, most: number) =>
  business
    .selectFrom('product')
    .select(['product.id', 'product.name', 'product.main_image', 'product.photos'])
    .whereRef('product.business_id', '=', 'business.id')
    .where('product.is_public', '=', sql.lit(true))
    .orderBy('product.created_at', 'desc')
    .orderBy('product.id', 'desc')
    .limit(sql.lit(most))
    .as('newest');

const picture = sql<StoredPhoto | null>`coalesce(newest.main_image, newest.photos -> 0)`;

/** Cards of the given businesses with likes and pictures of three products, in no order. */
export const selectBusinessCards = defineStatement((database, input: { ids: string[] }) =>
  database
    .selectFrom('business')
    .leftJoin('reaction_summary as likes', 'likes.resource_id', 'business.id')
    .select(businessCardColumns)
    .select((business) => [
      'business.general_description',
      sql<number>`coalesce(likes.like_count, 0)`.as('like_count'),
      jsonArrayFrom(
        business
          .selectFrom(newestProducts(business, mostPictured))
          .select(['newest.id as productID', 'newest.name', picture.$notNull().as('photo')])
          .where(picture, 'is not', null)
          .limit(sql.lit(3)),
      ).as('products'),
      jsonArrayFrom(
        business
          .selectFrom(newestProducts(business, mostNamed))
          .select(['newest.id as productID', 'newest.name']),
      ).as('named_products'),
    ])
    .where('business.id', '=', anyOf(input.ids))
    // A company may have been unpublished since it was found.
    .where('business.is_public', '=', sql.lit(true)),
);
