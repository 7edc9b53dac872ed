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

/** A network does not repeat a request after a week. */
export const removeOldKeys = defineStatement((db) =>
  db.deleteFrom('created_once').where('created_at', '<', sql<Date>`now() - interval '7 days'`),
);

export const removeExpiredDownloads = defineStatement((db) =>
  db.deleteFrom('business_download').where('expires_at', '<', sql<Date>`now()`),
);
