import { defineStatement } from '@wbn/postgres/statement.ts';

/** The company whose badge is about to change; nobody else changes it until the transaction ends. */
export const lockBusiness = defineStatement((db, { businessID }: { businessID: string }) =>
  db
    .selectFrom('business')
    .select(['id', 'company_name', 'subscription', 'verified', 'verified_until', 'deleted_at'])
    .where('id', '=', businessID)
    .forNoKeyUpdate(),
);

/** Verifies a company until the end of a day, or not any more. */
export const updateBadge = defineStatement(
  (db, { businessID, until }: { businessID: string; until: string | null }) =>
    db
      .updateTable('business')
      .set({ verified: until !== null, verified_until: until })
      .where('id', '=', businessID),
);
