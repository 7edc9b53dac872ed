import { anyOf, defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

/** Products that cannot be brought back any more; those that another process holds are left to it. */
export const takeDeletedProducts = defineStatement((db, { most }: { most: number }) =>
  db
    .selectFrom('product')
    .select('id')
    .where('deleted_at', '<', sql<Date>`now() - interval '30 days'`)
    .limit(most)
    .forUpdate()
    .skipLocked(),
);

export const removeReactions = defineStatement((db, { ids }: { ids: readonly string[] }) =>
  db.deleteFrom('reaction_summary').where('resource_id', '=', anyOf(ids)),
);

/** Triggers release their pictures and videos, which the sweep of uploads takes away. */
export const removeProducts = defineStatement((db, { ids }: { ids: readonly string[] }) =>
  db.deleteFrom('product').where('id', '=', anyOf(ids)),
);

/** Companies that cannot be brought back any more; those that another process holds are left to it, and those that still pay to the night that ends it. */
export const takeDeletedBusiness = defineStatement((db) =>
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

/** Some of a company's products: it may have more than one transaction should remove. */
export const takeProductsOf = defineStatement(
  (db, { businessID, most }: { businessID: string; most: number }) =>
    db.selectFrom('product').select('id').where('business_id', '=', businessID).limit(most).forUpdate(),
);

/** Its people, invitations, certificates and activity go with it; triggers release its pictures, as those of products. */
export const removeBusiness = defineStatement((db, { id }: { id: string }) =>
  db.deleteFrom('business').where('id', '=', id),
);

/** A network does not repeat a request after a week. */
export const removeOldKeys = defineStatement((db) =>
  db.deleteFrom('created_once').where('created_at', '<', sql<Date>`now() - interval '7 days'`),
);

export const removeExpiredDownloads = defineStatement((db) =>
  db.deleteFrom('download').where('expires_at', '<', sql<Date>`now()`),
);
