import { notFound } from '@wbn/host/errors/call-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import type { Services } from '../../services.ts';
import { mayManageProducts } from '../policies.ts';
import { requireRoleForWrite } from '../require-role.ts';
import { findBusinessOf, lockProduct, type OwnProductRow, readProduct } from './own-product.sql.ts';
import { lockPlan } from './product-slots.sql.ts';

/**
 * Changes a product in one transaction after checking the role. Locks the company's row and the product's, and
 * updates the search index. `change` returns undefined when it did nothing, otherwise the other products that it has
 * shown or hidden.
 */
export function changeProduct(
  { db, search }: Pick<Services, 'db' | 'search'>,
  { id, userID }: { id: string; userID: string },
  change: (transaction: Kysely<Database>, product: OwnProductRow) => Promise<readonly string[] | undefined>,
): Promise<OwnProductRow> {
  return db.transaction().execute(async (transaction) => {
    const businessID = await requireBusinessOf(transaction, id);
    await requireRoleForWrite(transaction, { businessID, userID, may: mayManageProducts });
    await lockPlan.first(transaction, { businessID });
    const product = await lockProduct.first(transaction, { id });
    if (!product) throw noSuchProduct(id);
    const others = await change(transaction, product);
    if (!others) return product;
    await search.index('product', [...new Set([id, ...others])], transaction);
    return readProduct.only(transaction, { id });
  });
}

/**
 * Returns the id of a product's company. Throws NotFound when the product does not exist or can no longer be
 * restored.
 */
export async function requireBusinessOf(db: Kysely<Database>, productID: string): Promise<string> {
  const product = await findBusinessOf.first(db, { id: productID });
  if (!product) throw noSuchProduct(productID);
  return product.business_id;
}

export function noSuchProduct(id: string) {
  return notFound(`There is no product with the id ${id}.`);
}
