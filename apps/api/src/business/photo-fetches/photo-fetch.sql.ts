import { newId } from '@wbn/postgres/new-id.ts';
import { anyOf, defineStatement, type RowOf } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

interface OfBusiness {
  readonly businessID: string;
}

/** A photo of another site that an import names for a product. */
export interface NamedFetch {
  readonly productID: string;
  readonly address: string;
}

/** Adds photos to be fetched, in their order; those that failed before are tried again, the others stay as they are. */
export const insertFetches = defineStatement(
  (db, { businessID, fetches }: OfBusiness & { readonly fetches: readonly NamedFetch[] }) =>
    db
      .insertInto('photo_fetch')
      .values(
        fetches.map(({ productID, address }) => ({
          id: newId(),
          business_id: businessID,
          product_id: productID,
          address,
          problem: null,
        })),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['product_id', 'address'])
          .doUpdateSet({ state: 'waiting', problem: null, detail: '' })
          .where('photo_fetch.state', '=', 'failed'),
      ),
);

/** Selects those of the products' addresses that are stored or waiting, so that an import does not count them again. */
export const selectKnownFetches = defineStatement((db, { productIDs }: { productIDs: readonly string[] }) =>
  db
    .selectFrom('photo_fetch')
    .select(['product_id', 'address'])
    .where('product_id', '=', anyOf(productIDs))
    .where('state', '<>', 'failed'),
);

/** Selects the next photos to fetch, in the order of the file, with the plan of their company. */
export const selectWaiting = defineStatement((db, { businessID, most }: OfBusiness & { most: number }) =>
  db
    .selectFrom('photo_fetch')
    .innerJoin('business', 'business.id', 'photo_fetch.business_id')
    .select(['photo_fetch.id', 'photo_fetch.product_id', 'photo_fetch.address', 'business.subscription'])
    .where('business_id', '=', businessID)
    .where('state', '=', 'waiting')
    .orderBy('photo_fetch.id')
    .limit(most),
);

export type WaitingFetch = RowOf<typeof selectWaiting>;

/** Ends the fetches of products and companies that were deleted meanwhile. */
export const deleteFetchesOfDeleted = defineStatement((db, { businessID }: OfBusiness) =>
  db
    .deleteFrom('photo_fetch')
    .using(['product', 'business'])
    .whereRef('product.id', '=', 'photo_fetch.product_id')
    .whereRef('business.id', '=', 'photo_fetch.business_id')
    .where('photo_fetch.business_id', '=', businessID)
    .where(({ or, eb }) =>
      or([eb('product.deleted_at', 'is not', null), eb('business.deleted_at', 'is not', null)]),
    ),
);

/** Changes nothing when somebody has stopped it meanwhile. */
export const markStored = defineStatement((db, { id }: { id: string }) =>
  db.updateTable('photo_fetch').set({ state: 'stored' }).where('id', '=', id).where('state', '=', 'waiting'),
);

export const markFailed = defineStatement(
  (db, { id, problem, detail }: { id: string; problem: string; detail: string }) =>
    db
      .updateTable('photo_fetch')
      .set({ state: 'failed', problem, detail })
      .where('id', '=', id)
      .where('state', '=', 'waiting'),
);

/** Returns the numbers of a company's fetches by state. */
export const countFetches = defineStatement((db, { businessID }: OfBusiness) =>
  db
    .selectFrom('photo_fetch')
    .innerJoin('product', 'product.id', 'photo_fetch.product_id')
    .select(['state', sql<number>`count(*)::int`.as('count')])
    .where('photo_fetch.business_id', '=', businessID)
    .where('product.deleted_at', 'is', null)
    .groupBy('state'),
);

export const selectFailures = defineStatement((db, { businessID, most }: OfBusiness & { most: number }) =>
  db
    .selectFrom('photo_fetch')
    .innerJoin('product', 'product.id', 'photo_fetch.product_id')
    .select(['product_id', 'product.name', 'address', 'problem', 'detail'])
    .where('photo_fetch.business_id', '=', businessID)
    .where('state', '=', 'failed')
    .where('product.deleted_at', 'is', null)
    .orderBy('photo_fetch.id')
    .limit(most),
);

export const retryFailed = defineStatement((db, { businessID }: OfBusiness) =>
  db
    .updateTable('photo_fetch')
    .set({ state: 'waiting', problem: null, detail: '' })
    .where('business_id', '=', businessID)
    .where('state', '=', 'failed'),
);

/** Deletes all of a company: nothing more is fetched, and the list is empty. */
export const deleteFetches = defineStatement((db, { businessID }: OfBusiness) =>
  db.deleteFrom('photo_fetch').where('business_id', '=', businessID),
);

/** As long as imports are kept. */
export const deleteOldFetches = defineStatement((db) =>
  db.deleteFrom('photo_fetch').where('created_at', '<', sql<Date>`now() - interval '30 days'`),
);
