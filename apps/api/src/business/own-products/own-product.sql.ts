import type { ProductStatus } from '@wbn/contract/business/product.ts';
import type { Database, ProductTable } from '@wbn/postgres/schema.ts';
import { anyOf, defineStatement } from '@wbn/postgres/statement.ts';
import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely';
import { keepImported } from '../keep-imported.ts';

/** What was deleted longer ago cannot be brought back, and is gone with the next sweep. */
export const isKept = sql<boolean>`(product.deleted_at is null or product.deleted_at > now() - interval '30 days')`;

type Times = 'created_at' | 'updated_at' | 'deleted_at';

/** A product with all its columns, in a transaction or as it travels. */
export type OwnProductRow = Omit<Selectable<ProductTable>, Times> & {
  created_at: Date | string;
  updated_at: Date | string;
  deleted_at: Date | string | null;
};

/** The company of a product; it never changes. */
export const findBusinessOf = defineStatement((db, { id }: { id: string }) =>
  db.selectFrom('product').select('product.business_id').where('product.id', '=', id).where(isKept),
);

/** What a write is compared with; nobody else changes it until the transaction ends. */
export const lockProduct = defineStatement((db, { id }: { id: string }) =>
  db.selectFrom('product').selectAll().where('product.id', '=', id).where(isKept).forUpdate(),
);

/** What a write has made of it. */
export const readProduct = defineStatement((db, { id }: { id: string }) =>
  db.selectFrom('product').selectAll().where('product.id', '=', id),
);

/** Those of the ids that are a company's, to be changed; in one order, so that two writes cannot wait for each other. */
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

/** Changes what stands in the form of a product, which makes a new version of it. */
function updateVersion(db: Kysely<Database>, { id }: { id: string }) {
  return updateVersions(db, { ids: [id] });
}

/** The same for several. */
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

/** Names of a company's products that begin with a text, also of deleted ones that may come back. */
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

/** It comes back as a draft or into a free slot, so the plan holds it. */
export const markRestored = defineStatement((db, { id }: { id: string }) =>
  db.updateTable('product').set({ deleted_at: null, within_plan: true }).where('id', '=', id),
);

/** They come back as drafts or into free slots, so the plan holds them. */
export const markAllRestored = defineStatement((db, { ids }: { ids: readonly string[] }) =>
  db.updateTable('product').set({ deleted_at: null, within_plan: true }).where('id', '=', anyOf(ids)),
);

/** Columns without a value stay as they are. */
export const updateProduct = defineStatement(
  (db, { id, change }: { id: string; change: Updateable<ProductTable> }) =>
    updateVersion(db, { id }).set(change),
);

export const updateStatus = defineStatement(
  (db, { id, status }: { id: string; status: Selectable<ProductTable>['status'] }) =>
    updateVersion(db, { id }).set({ status }),
);

/** No plan hides a draft, and what is published has a slot. */
export const updateStatuses = defineStatement(
  (db, { ids, status }: { ids: readonly string[]; status: ProductStatus }) =>
    updateVersions(db, { ids }).set({ status }),
);
