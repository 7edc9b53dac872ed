import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

/**
 * Finds an operator's hold that forbids publishing a company; `until` is null when it has no end. No row without a
 * hold.
 */
export const findHold = defineStatement((db, { businessID }: { businessID: string }) =>
  db
    .selectFrom('business_hold')
    .select('until')
    .where('business_id', '=', businessID)
    .where((hold) => hold.or([hold('until', 'is', null), hold('until', '>', sql<Date>`now()`)])),
);

/** Holds a company; replaces an earlier hold. */
export const upsertHold = defineStatement(
  (db, hold: { business_id: string; until: Date | null; case_id: string }) =>
    db
      .insertInto('business_hold')
      .values(hold)
      .onConflict((conflict) =>
        conflict.column('business_id').doUpdateSet({ until: hold.until, case_id: hold.case_id }),
      ),
);

/** Deletes the hold of this case; holds of other cases stay. */
export const deleteHold = defineStatement(
  (db, { businessID, caseID }: { businessID: string } & { caseID: string }) =>
    db.deleteFrom('business_hold').where('business_id', '=', businessID).where('case_id', '=', caseID),
);
