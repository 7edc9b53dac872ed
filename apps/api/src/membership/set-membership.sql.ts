import type { MembershipLevel } from '@wbn/contract/shared/values.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';

/** The company and its plan; nobody else changes them until the transaction ends. */
export const lockMembership = defineStatement((db, { businessID }: { businessID: string }) =>
  db
    .selectFrom('business')
    .select(['company_name', 'subscription'])
    .where('id', '=', businessID)
    .forNoKeyUpdate(),
);

export const updateMembership = defineStatement(
  (db, { businessID, level }: { businessID: string; level: MembershipLevel }) =>
    db.updateTable('business').set({ subscription: level }).where('id', '=', businessID),
);
