import { anyOf, defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

/** Locks products that can no longer be restored (SKIP LOCKED leaves those of other processes). */
export const lockDeletedProducts = defineStatement((db, { most }: { most: number }) =>
  db
    .selectFrom('product')
    .select('id')
    .where('deleted_at', '<', sql<Date>`now() - interval '30 days'`)
    .limit(most)
    .forUpdate()
    .skipLocked(),
);

export const deleteReactions = defineStatement((db, { ids }: { ids: readonly string[] }) =>
  db.deleteFrom('reaction_summary').where('resource_id', '=', anyOf(ids)),
);

/** Deletes products; triggers release their pictures and videos, which the upload clean-up deletes. */
export const deleteProductRows = defineStatement((db, { ids }: { ids: readonly string[] }) =>
  db.deleteFrom('product').where('id', '=', anyOf(ids)),
);

/**
 * Locks one company that can no longer be restored (SKIP LOCKED); companies with a running subscription wait until
 * the nightly job has ended it.
 */
export const lockDeletedBusiness = defineStatement((db) =>
  db
    .selectFrom('business')
    .select('id')
    .where('deleted_at', '<', sql<Date>`now() - interval '30 days'`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('membership')
            .select('business_id')
            .whereRef('membership.business_id', '=', 'business.id')
            .where('subscription_status', 'in', ['incomplete', 'active', 'past-due']),
        ),
      ),
    )
    .limit(1)
    .forUpdate()
    .skipLocked(),
);

/** Selects some of a company's products, because all may be too many for one transaction. */
export const selectProductsOf = defineStatement(
  (db, { businessID, most }: { businessID: string; most: number }) =>
    db.selectFrom('product').select('id').where('business_id', '=', businessID).limit(most).forUpdate(),
);

/** Deletes a company with its members, invitations, certificates and activity; triggers release its pictures. */
export const deleteBusinessRow = defineStatement((db, { id }: { id: string }) =>
  db.deleteFrom('business').where('id', '=', id),
);

/** Deletes idempotency keys older than a week, after which clients do not retry. */
export const deleteOldKeys = defineStatement((db) =>
  db.deleteFrom('created_once').where('created_at', '<', sql<Date>`now() - interval '7 days'`),
);

export const deleteExpiredDownloads = defineStatement((db) =>
  db.deleteFrom('download').where('expires_at', '<', sql<Date>`now()`),
);
