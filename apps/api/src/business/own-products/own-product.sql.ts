import type { ProductStatus } from '@wbn/contract/business/product.ts';
import type { Database, ProductTable } from '@wbn/postgres/schema.ts';
import { anyOf, defineStatement } from '@wbn/postgres/statement.ts';
import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely';
import { keepImported } from '../keep-imported.ts';

/** Products deleted longer ago can no longer be restored; the clean-up job deletes them for good. */
export const isKept = sql<boolean>`(product.deleted_at is null or product.deleted_at > now() - interval '30 days')`;

type Times = 'created_at' | 'updated_at' | 'deleted_at';

/** A product with all columns; its times are dates, or texts after JSON. */
export type OwnProductRow = Omit<Selectable<ProductTable>, Times> & {
  created_at: Date | string;
  updated_at: Date | string;
  deleted_at: Date | string | null;
};

/** Finds the company of a product, which never changes. */
export const findBusinessOf = defineStatement((db, { id }: { id: string }) =>
  db.selectFrom('product').select('product.business_id').where('product.id', '=', id).where(isKept),
);

/** Locks a product for a write, until the transaction ends. */
export const lockProduct = defineStatement((db, { id }: { id: string }) =>
  db.selectFrom('product').selectAll().where('product.id', '=', id).where(isKept).forUpdate(),
);

/** Reads a product after a write. */
export const readProduct = defineStatement((db, { id }: { id: string }) =>
  db.selectFrom('product').selectAll().where('product.id', '=', id),
);

/** Locks those of the ids that belong to the company, in order of id, so that two writes cannot deadlock. */
export const lockProducts = defineStatement(
  (db, { businessID, ids }: { ids: readonly string[] } & { readonly businessID: string }) =>
    db
      .selectFrom('product')
      .selectAll()
      .where('product.id', '=', anyOf(ids))
      .where('product.business_id', '=', businessID)
      .where(isKept)
      .orderBy('product.id')
      .forUpdate(),
);

export const readProducts = defineStatement((db, { ids }: { ids: readonly string[] }) =>
  db.selectFrom('product').selectAll().where('product.id', '=', anyOf(ids)),
);

/** Changes fields of a product's form, which increases its version. */
function updateVersion(db: Kysely<Database>, { id }: { id: string }) {
  return updateVersions(db, { ids: [id] });
}

/** The same for several products. */
function updateVersions(db: Kysely<Database>, { ids }: { ids: readonly string[] }) {
  return db
    .updateTable('product')
    .set((product) => ({ version: product('version', '+', 1), updated_at: sql<Date>`now()` }))
    .set({ imported: keepImported('product') })
    .where('id', '=', anyOf(ids));
}

export const insertProduct = defineStatement((db, row: Insertable<ProductTable>) =>
  db.insertInto('product').values(row),
);

export const markDeleted = defineStatement((db, { id }: { id: string }) =>
  db.updateTable('product').set({ deleted_at: sql`now()` }).where('id', '=', id),
);

export const markAllDeleted = defineStatement((db, { ids }: { ids: readonly string[] }) =>
  db.updateTable('product').set({ deleted_at: sql`now()` }).where('id', '=', anyOf(ids)),
);

/** Selects names of a company's products that start with a text, including deleted ones that may be restored. */
export const selectNames = defineStatement(
  (db, { businessID, beginning }: { businessID: string; beginning: string }) =>
    db
      .selectFrom('product')
      .select('name')
      .where('business_id', '=', businessID)
      .where(sql<boolean>`starts_with(name, ${beginning})`),
);

export const selectOwnProduct = defineStatement((db, { id }: { id: string }) =>
  db.selectFrom('product').selectAll().where('product.id', '=', id).where(isKept),
);

/** A restored product is a draft or has a free slot, so it is within the plan. */
export const markRestored = defineStatement((db, { id }: { id: string }) =>
  db.updateTable('product').set({ deleted_at: null, within_plan: true }).where('id', '=', id),
);

/** Restored products are drafts or have free slots, so they are within the plan. */
export const markAllRestored = defineStatement((db, { ids }: { ids: readonly string[] }) =>
  db.updateTable('product').set({ deleted_at: null, within_plan: true }).where('id', '=', anyOf(ids)),
);

/** Columns without a value stay unchanged. */
export const updateProduct = defineStatement(
  (db, { id, change }: { id: string; change: Updateable<ProductTable> }) =>
    updateVersion(db, { id }).set(change),
);

export const updateStatus = defineStatement(
  (db, { id, status }: { id: string; status: Selectable<ProductTable>['status'] }) =>
    updateVersion(db, { id }).set({ status }),
);

/** Drafts are never hidden by a plan, and published products have a slot. */
export const updateStatuses = defineStatement(
  (db, { ids, status }: { ids: readonly string[]; status: ProductStatus }) =>
    updateVersions(db, { ids }).set({ status }),
);
