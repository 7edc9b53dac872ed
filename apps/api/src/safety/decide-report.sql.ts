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

export const decideCase = defineStatement(
  (db, { caseID, decision }: { caseID: string; decision: 'keep' | 'remove' }) =>
    db.updateTable('report_case').set({ decision, decided_at: sql`now()` }).where('id', '=', caseID),
);

/** Opens a decided case again; 0 while another case about the same thing is open. */
export const reopenCase = defineStatement(
  (_, { caseID }: { caseID: string }) => sql`
    update report_case set decision = null, decided_at = null
    where id = ${caseID} and decision is not null and not exists (
      select from report_case as other where other.resource_id = report_case.resource_id and other.decision is null)`,
);

/** Adds the reports of a decided case to the open case about the same thing. Returns that case. */
export const joinOpenCase = defineStatement(
  (_, { caseID }: { caseID: string }) => sql<{ id: string }>`
    with open as (
      select other.id from report_case as one join report_case as other using (resource_id)
      where one.id = ${caseID} and other.decision is null
    ), joined as (
      insert into report (case_id, user_id, reason, note, side, created_at, is_counted)
      select open.id, user_id, reason, note, side, report.created_at, is_counted from report, open where case_id = ${caseID}
      on conflict do nothing
    )
    select id from open`,
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
      (
        select max(until) from measure
        where target_id = ${userID} and kind in ('mute', 'suspend') and ended_at is null and until > now()
      ) as suspended_until
    from user_profile as person
    left join account."user" as account on account.id = person.id
    where person.id = ${userID}`,
);
