import { defineStatement } from '@wbn/postgres/statement.ts';

/** Columns of a product that the CSV file contains. */
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

/** Selects a page of a company's products after the id `after`, oldest first: ids are ordered by time. */
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
