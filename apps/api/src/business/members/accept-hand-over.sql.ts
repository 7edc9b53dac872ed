import { defineStatement } from '@wbn/postgres/statement.ts';
import { deleteOffer } from './hand-over.sql.ts';

interface HandOver {
  readonly businessID: string;
  readonly fromID: string;
  readonly toID: string;
}

/** Makes one person the owner and the former owner an administrator. */
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
