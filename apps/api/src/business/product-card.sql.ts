import type { ProductTable } from '@wbn/postgres/schema.ts';
import type { Selectable } from 'kysely';

/** Columns of `product` that a card needs. */
export const productCardColumns = [
  'product.id',
  'product.source',
  'product.business_id',
  'product.name',
  'product.description',
  'product.main_image',
  'product.photos',
  'product.specs',
  'product.industry_id',
  'product.category_id',
  'product.sub_category_id',
  'product.price',
  'product.minimum_order',
  'product.lead_time',
] as const;

type ColumnOf<Name extends string> = Name extends `product.${infer Column}` ? Column : never;

export type ProductCardRow = Pick<Selectable<ProductTable>, ColumnOf<(typeof productCardColumns)[number]>>;
