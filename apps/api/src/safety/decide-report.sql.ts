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

export const insertObjection = defineStatement((db, given: { case_id: string; content: string }) =>
  db
    .insertInto('report_objection')
    .values(given)
    .onConflict((conflict) => conflict.doNothing()),
);

export const answerObjection = defineStatement((db, { caseID }: { caseID: string }) =>
  db.updateTable('report_objection').set({ answered_at: sql`now()` }).where('case_id', '=', caseID),
);

/** Sets a suspension; the latest decision replaces an earlier one. Does nothing for a deleted account. */
export const upsertSuspension = defineStatement(
  (_, { user_id, until, case_id }: { user_id: string; until: Date; case_id: string }) => sql`
    insert into suspension (user_id, until, case_id)
    select id, ${until}::timestamptz, ${case_id} from user_profile where id = ${user_id}
    on conflict (user_id) do update set until = excluded.until, case_id = excluded.case_id`,
);

/** Ends the suspension that this case began; one of another case stays. */
export const deleteSuspension = defineStatement(
  (db, { userID, caseID }: { userID: string; caseID: string }) =>
    db.deleteFrom('suspension').where('user_id', '=', userID).where('case_id', '=', caseID),
);

/** Ends one suspension whose time is over. */
export const deleteEndedSuspension = defineStatement(
  () => sql<{ case_id: string }>`
    delete from suspension where user_id = (
      select user_id from suspension where until <= now() order by until limit 1 for update skip locked)
    returning case_id`,
);

interface StandingRow {
  /** Seconds since the account was created; null for a person without an account. */
  readonly age: number | null;
  readonly email_confirmed: boolean | null;
  /** Until when the person may not write; null when they may. */
  readonly suspended_until: Date | null;
}

/** What limits a person's writes depend on; no row for an unknown person. */
export const findAccountStanding = defineStatement(
  (_, { userID }: { userID: string }) => sql<StandingRow>`
    select extract(epoch from now() - account.created_at)::float8 as age, account.email_verified as email_confirmed,
      suspension.until as suspended_until
    from user_profile as person
    left join account."user" as account on account.id = person.id
    left join suspension on suspension.user_id = person.id and suspension.until > now()
    where person.id = ${userID}`,
);
