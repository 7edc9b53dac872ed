import type { StateFilter } from '@wbn/contract/business/own-products.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';
import { isKept } from './own-product.sql.ts';

interface OwnProductsFilter {
  readonly bid: string;
  readonly show: StateFilter;
  /** Lower case without accents. */
  readonly words: readonly string[];
}

const isState = {
  all: sql<boolean>`product.deleted_at is null`,
  published: sql<boolean>`product.deleted_at is null and product.status = 'published' and product.within_plan`,
  draft: sql<boolean>`product.deleted_at is null and product.status = 'draft'`,
  hidden: sql<boolean>`product.deleted_at is null and product.status = 'published' and not product.within_plan`,
  deleted: sql<boolean>`product.deleted_at is not null`,
} as const satisfies Record<StateFilter, unknown>;

/** Name, model, brand and EAN in lower case without accents: 'valvula' finds 'Válvula'. */
const plainText = sql<string>`regexp_replace(
  lower(normalize(concat_ws(' ', product.name, product.model, product.brand, product.ean), nfd)), '[\u0300-\u036f]', '', 'g')`;

const isWanted = ({ show, words }: OwnProductsFilter) =>
  sql<boolean>`${isState[show]} and (${words.length} = 0 or not exists (
    select from unnest(${words}::text[]) as word where strpos(${plainText}, word) = 0))`;

/** Counts the products of each filter, and those that match the words. */
export const countOwnProducts = defineStatement(
  (_, wanted: OwnProductsFilter) => sql<Record<StateFilter | 'found', number>>`
    select count(*) filter (where ${isState.all})::integer as "all",
      count(*) filter (where ${isState.published})::integer as published,
      count(*) filter (where ${isState.draft})::integer as draft,
      count(*) filter (where ${isState.hidden})::integer as hidden,
      count(*) filter (where ${isState.deleted})::integer as deleted,
      count(*) filter (where ${isWanted(wanted)})::integer as found
    from product where product.business_id = ${wanted.bid} and ${isKept}`,
);

/** Selects a page, newest first; imported companies may have very many products. */
export const selectOwnProducts = defineStatement(
  (db, { skip, limit, ...wanted }: OwnProductsFilter & { readonly skip: number; readonly limit: number }) =>
    db
      .selectFrom('product')
      .selectAll()
      .where('product.business_id', '=', wanted.bid)
      .where(isKept)
      .where(isWanted(wanted))
      .orderBy('product.created_at', 'desc')
      .orderBy('product.id', 'desc')
      .offset(skip)
      .limit(limit),
);
