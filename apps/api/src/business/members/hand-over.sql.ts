import type { Database } from '@wbn/postgres/schema.ts';
import { defineStatement, type RowOf } from '@wbn/postgres/statement.ts';
import { type Kysely, sql } from 'kysely';

/** Finds the open hand-over of a company: to a current business member, from a current owner. */
export const findHandOver = defineStatement((db, { businessID }: { businessID: string }) =>
  db
    .selectFrom('business_hand_over as offer')
    .innerJoin('business_member as owner', (join) =>
      join.onRef('owner.business_id', '=', 'offer.business_id').onRef('owner.user_id', '=', 'offer.from_id'),
    )
    .select(['offer.from_id', 'offer.to_id', 'offer.expires_at'])
    .where('offer.business_id', '=', businessID)
    .where('owner.role', '=', 'owner')
    .where('offer.expires_at', '>', sql<Date>`now()`),
);

export type HandOverRow = RowOf<typeof findHandOver>;

/** Deletes the hand-over of a company, if there is one. */
function deleteOffer(db: Kysely<Database>, businessID: string) {
  return db.deleteFrom('business_hand_over').where('business_id', '=', businessID);
}

/** Deletes expired hand-overs. */
export const deleteOldHandOvers = defineStatement((db) =>
  db.deleteFrom('business_hand_over').where('expires_at', '<', sql<Date>`now()`),
);

interface HandOver {
  readonly businessID: string;
  readonly fromID: string;
  readonly toID: string;
}

export const insertHandOver = defineStatement((db, { businessID, fromID, toID }: HandOver) =>
  db
    .insertInto('business_hand_over')
    .values({ business_id: businessID, from_id: fromID, to_id: toID })
    .returning(['from_id', 'to_id', 'expires_at']),
);

/** Deletes a hand-over that has expired or whose author is no longer an owner. */
export const deleteInvalidHandOver = defineStatement((db, { businessID }: { businessID: string }) =>
  deleteOffer(db, businessID),
);

/** Makes one person the owner and the former owner an admin. */
export const updateOwner = defineStatement((db, { businessID, fromID, toID }: HandOver) =>
  db
    .updateTable('business_member')
    .set((member) => ({
      role: member
        .case()
        .when('user_id', '=', toID)
        .then('owner' as const)
        .else('admin' as const)
        .end(),
    }))
    .where('business_id', '=', businessID)
    .where('user_id', 'in', [fromID, toID]),
);

export const deleteAcceptedHandOver = defineStatement((db, { businessID }: { businessID: string }) =>
  deleteOffer(db, businessID),
);

export const deleteDeclinedHandOver = defineStatement((db, { businessID }: { businessID: string }) =>
  deleteOffer(db, businessID),
);

export const deleteRevokedHandOver = defineStatement((db, { businessID }: { businessID: string }) =>
  deleteOffer(db, businessID),
);
