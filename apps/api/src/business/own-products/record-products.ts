import type { BusinessAction } from '@wbn/contract/business/activity.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { recordActivity } from '../record-activity.ts';
import type { OwnProductRow } from './own-product.sql.ts';

interface ProductsActivity {
  readonly businessID: string;
  readonly userID: string;
  readonly action: BusinessAction;
  readonly products: readonly Pick<OwnProductRow, 'id' | 'name'>[];
}

/** Records an activity entry per product, as if each had been changed alone. */
export async function recordProducts(
  transaction: Kysely<Database>,
  { products, ...activity }: ProductsActivity,
): Promise<void> {
  for (const { id, name } of products)
    await recordActivity(transaction, { ...activity, details: { productID: id, product: name } });
}
