import { defineStatement } from '@wbn/postgres/statement.ts';
import { deleteOffer } from './hand-over.sql.ts';

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

/** One that is over, or of somebody who owns the company no more. */
export const deleteDeadHandOver = defineStatement((db, { businessID }: { businessID: string }) =>
  deleteOffer(db, businessID),
);
