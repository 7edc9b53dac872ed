import { defineStatement } from '@wbn/postgres/statement.ts';

/** Columns of a product that stand in a CSV file. */
export const csvColumns = [
  'id',
  'status',
  'name',
  'model',
  'brand',
  'ean',
  'description',
  'keywords',
  'specs',
  'main_image',
  'photos',
  'videos',
  'industry_id',
  'category_id',
  'sub_category_id',
  'lead_time',
  'stock',
  'price',
  'minimum_order',
  'own_number',
] as const;

/** Products of a company behind `after`, oldest first: an id begins with its time. */
export const selectProductPage = defineStatement(
  (db, { businessID, after, size }: { businessID: string; after: string; size: number }) =>
    db
      .selectFrom('product')
      .select(csvColumns)
      .where('business_id', '=', businessID)
      .where('deleted_at', 'is', null)
      .where('id', '>', after)
      .orderBy('id')
      .limit(size),
);
