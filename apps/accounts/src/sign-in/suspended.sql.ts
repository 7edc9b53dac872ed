import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

/** The suspension in force of an account: until when, why, and how its person reads the decision; the longest of several. */
export const findSuspension = defineStatement((db, { userID }: { readonly userID: string }) =>
  db
    .selectFrom('measure')
    .select(['decision_id', 'key', 'reason', sql<Date>`until`.as('until')])
    .where('target_id', '=', userID)
    .where('kind', '=', 'suspend')
    .where('ended_at', 'is', null)
    .where('until', '>', sql<Date>`now()`)
    .orderBy('until', 'desc')
    .limit(1),
);
