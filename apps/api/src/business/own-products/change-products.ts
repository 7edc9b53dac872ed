import { notFound } from '@wbn/host/errors/call-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import type { Services } from '../../services.ts';
import { mayManageProducts } from '../policies.ts';
import { requireRoleForWrite } from '../require-role.ts';
import { lockProducts, type OwnProductRow, readProducts } from './own-product.sql.ts';
import { lockSlots, type PlanSlots } from './product-slots.ts';

interface Change {
  readonly transaction: Kysely<Database>;
  /** In the requested order. */
  readonly products: readonly OwnProductRow[];
  readonly slots: PlanSlots;
}

/**
 * Changes several products of a company in one transaction after checking the role; locks as `changeProduct` does.
 * `change` returns the ids of all products that it changed, showed or hid, and further results. Throws NotFound,
 * naming the first, when a product is not the company's or can no longer be restored; nothing is changed then.
 */
export function changeProducts<Result>(
  { db, search }: Pick<Services, 'db' | 'search'>,
  { businessID, productIDs, userID }: { businessID: string; productIDs: readonly string[]; userID: string },
  change: (change: Change) => Promise<{ readonly changed: readonly string[]; readonly result: Result }>,
): Promise<{ readonly rows: readonly OwnProductRow[]; readonly result: Result }> {
  return db.transaction().execute(async (transaction) => {
    await requireRoleForWrite(transaction, { businessID, userID, may: mayManageProducts });
    const slots = await lockSlots(transaction, businessID);
    const found = await lockProducts.all(transaction, { businessID, ids: productIDs });
    const { changed, result } = await change({ transaction, products: inOrder(productIDs, found), slots });
    if (changed.length > 0) await search.index('product', [...new Set(changed)], transaction);
    const rows = await readProducts.all(transaction, { ids: productIDs });
    return { rows: inOrder(productIDs, rows), result };
  });
}

function inOrder(ids: readonly string[], rows: readonly OwnProductRow[]): OwnProductRow[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => {
    const row = byId.get(id);
    if (!row) throw notFound(`There is no product with the id ${id} in this company.`);
    return row;
  });
}
