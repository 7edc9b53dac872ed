import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

interface NewDecision {
  readonly id: string;
  readonly case_id: string;
  readonly decision: 'keep' | 'remove';
  readonly note: string;
  readonly reason: string | null;
  readonly until: Date | null;
  readonly decided_by: string;
}

export const insertDecision = defineStatement((db, decision: NewDecision) =>
  db.insertInto('report_decision').values(decision),
);

export const closeCase = defineStatement(
  (db, { caseID, decision }: { caseID: string; decision: 'keep' | 'remove' }) =>
    db.updateTable('report_case').set({ decision, decided_at: sql`now()` }).where('id', '=', caseID),
);

interface Suspension {
  readonly user_id: string;
  readonly until: Date;
  readonly case_id: string;
}

/** The last decision counts; a person who has deleted their account has none. */
export const putSuspension = defineStatement(
  (_, { user_id, until, case_id }: Suspension) => sql`
    insert into suspension (user_id, until, case_id)
    select id, ${until}::timestamptz, ${case_id} from user_profile where id = ${user_id}
    on conflict (user_id) do update set until = excluded.until, case_id = excluded.case_id`,
);

/** Ends what a case has begun; what another case has decided stays. */
export const deleteSuspension = defineStatement(
  (db, { userID, caseID }: { userID: string; caseID: string }) =>
    db.deleteFrom('suspension').where('user_id', '=', userID).where('case_id', '=', caseID),
);
