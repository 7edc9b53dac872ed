import type { Database } from '@wbn/postgres/schema.ts';
import { defineStatement, type RowOf } from '@wbn/postgres/statement.ts';
import { type Kysely, sql } from 'kysely';

/** The offer of a company that can still be accepted: by somebody of it, from somebody who still owns it. */
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

/** Ends the offer of a company, whoever ends it; there is one or none. */
export function deleteOffer(db: Kysely<Database>, businessID: string) {
  return db.deleteFrom('business_hand_over').where('business_id', '=', businessID);
}

/** Forgets offers that are over. */
export const forgetOldHandOvers = defineStatement((db) =>
  db.deleteFrom('business_hand_over').where('expires_at', '<', sql<Date>`now()`),
);
