import type { Database, ProductTable } from '@wbn/postgres/schema.ts';
import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely';
import { defineStatement, type Given } from '../../server/statement.ts';

/** What was deleted longer ago cannot be brought back, and is gone with the next sweep. */
const isKept = sql<boolean>`(product.deleted_at is null or product.deleted_at > now() - interval '30 days')`;

type Times = 'created_at' | 'updated_at' | 'deleted_at';

/** A product with all its columns, as a statement or a transaction reads it. */
export type OwnProductRow = Omit<Selectable<ProductTable>, Times> & {
  created_at: Date | string;
  updated_at: Date | string;
  deleted_at: Date | string | null;
};

/** All products of a company, newest first; companies that were imported may have very many. */
export const selectOwnProducts = defineStatement(
  'list-own-products',
  (database, given: Given<{ bid: string }>) =>
    database
      .selectFrom('product')
      .selectAll()
      .where('product.business_id', '=', given('bid'))
      .where(isKept)
      .orderBy('product.created_at', 'desc')
      .orderBy('product.id', 'desc'),
  { slow: true },
);

export const selectOwnProduct = defineStatement(
  'load-own-product',
  (database, given: Given<{ id: string }>) =>
    database.selectFrom('product').selectAll().where('product.id', '=', given('id')).where(isKept),
);

/** The company of a product; it never changes. */
export function findCompanyOf(db: Kysely<Database>, productID: string) {
  return db
    .selectFrom('product')
    .select('product.business_id')
    .where('product.id', '=', productID)
    .where(isKept)
    .executeTakeFirst();
}

/** What a write is compared with; nobody else changes it until the transaction ends. */
export function lockProduct(transaction: Kysely<Database>, id: string) {
  return transaction
    .selectFrom('product')
    .selectAll()
    .where('product.id', '=', id)
    .where(isKept)
    .forUpdate()
    .executeTakeFirst();
}

export function readProduct(transaction: Kysely<Database>, id: string) {
  return transaction.selectFrom('product').selectAll().where('product.id', '=', id).executeTakeFirstOrThrow();
}

export async function insertProduct(
  transaction: Kysely<Database>,
  row: Insertable<ProductTable>,
): Promise<void> {
  await transaction.insertInto('product').values(row).execute();
}

/** Writes what somebody has changed: a new version from now on. */
export async function updateProduct(
  transaction: Kysely<Database>,
  id: string,
  change: Updateable<ProductTable>,
): Promise<void> {
  await transaction
    .updateTable('product')
    .set({ ...change, updated_at: sql`now()` })
    .set((product) => ({ version: product('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function markDeleted(transaction: Kysely<Database>, id: string): Promise<void> {
  await transaction.updateTable('product').set({ deleted_at: sql`now()` }).where('id', '=', id).execute();
}

/** It comes back into a free slot, so the plan holds it. */
export async function markRestored(transaction: Kysely<Database>, id: string): Promise<void> {
  await transaction
    .updateTable('product')
    .set({ deleted_at: null, within_plan: true })
    .where('id', '=', id)
    .execute();
}
