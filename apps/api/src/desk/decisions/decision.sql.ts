import type { CaseKind } from '@wbn/contract/desk/case-kinds.ts';
import type { GivenDecision } from '@wbn/contract/desk/cases.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

interface NewDecision {
  readonly id: string;
  readonly staff: {
    readonly id: string;
    readonly name: string;
    readonly role: string;
    readonly address?: string | undefined;
    readonly requestID?: string | undefined;
  };
  readonly kind: CaseKind;
  readonly action: string;
  readonly given: GivenDecision;
  readonly caseIDs: readonly string[];
}

/** Stores a decision with its cases. */
export const insertDecision = defineStatement(
  (_, { id, staff, kind, action, given, caseIDs }: NewDecision) => sql`
    with decision as (
      insert into desk_decision (id, staff_id, staff_name, staff_role, address, request_id, kind, action, given)
      values (${id}, ${staff.id}, ${staff.name}, ${staff.role}, ${staff.address ?? null}, ${staff.requestID ?? null}, ${kind}, ${action},
        ${JSON.stringify(given)}::jsonb)
      returning id)
    insert into desk_decision_case (decision_id, case_id)
    select decision.id, case_id from decision, unnest(${[...caseIDs]}::text[]) as case_id`,
);

/** Marks cases as decided by a decision that is not carried out yet. */
export const markDecided = defineStatement(
  (
    _,
    {
      decisionID,
      by,
      action,
      caseIDs,
    }: {
      readonly decisionID: string;
      readonly by: string;
      readonly action: string;
      readonly caseIDs: readonly string[];
    },
  ) => sql`
    update desk_case set state = 'decided', decided_at = now(), decided_by = ${by}, outcome = ${action}, version = version + 1,
      pending_decision_id = ${decisionID}, problem = null, taken_by = null, taken_until = null
    where id = any(${[...caseIDs]}::text[])`,
);

interface Reopened {
  readonly decisionID: string;
  /** Only this one; absent: all. */
  readonly caseID?: string;
  readonly problem: string | null;
}

/** Opens cases of a decision again that is not carried out. */
export const reopenCases = defineStatement(
  (_, { decisionID, caseID, problem }: Reopened) => sql<{ id: string; kind: string; subject_id: string }>`
    update desk_case set state = 'open', decided_at = null, decided_by = null, outcome = null, version = version + 1,
      pending_decision_id = null, problem = ${problem}
    where pending_decision_id = ${decisionID} and (${caseID ?? null}::text is null or id = ${caseID ?? null})
    returning id, kind, subject_id`,
);

/** A case whose decision is not carried out yet. */
export const findPendingCase = defineStatement(
  (db, { decisionID, caseID }: { readonly decisionID: string; readonly caseID: string }) =>
    db
      .selectFrom('desk_case')
      .select('subject_id')
      .where('id', '=', caseID)
      .where('pending_decision_id', '=', decisionID),
);

/** Ends a case whose decision is carried out. */
export const settleCase = defineStatement(
  (
    _,
    {
      caseID,
      state,
      by,
      outcome,
    }: {
      readonly caseID: string;
      readonly state: 'decided' | 'waiting' | 'open';
      readonly by: string;
      readonly outcome: string;
    },
  ) => sql`
    update desk_case set state = ${state}, decided_at = ${state === 'decided' ? sql`coalesce(decided_at, now())` : sql`null`}, decided_by = ${state === 'open' ? null : by},
      outcome = ${state === 'open' ? null : outcome}, pending_decision_id = null, problem = null, version = version + 1, taken_by = null, taken_until = null
    where id = ${caseID}`,
);

export const lockDecision = defineStatement((db, { id }: { readonly id: string }) =>
  db.selectFrom('desk_decision').selectAll().where('id', '=', id).forUpdate(),
);

export const selectCasesOfDecision = defineStatement((db, { id }: { readonly id: string }) =>
  db
    .selectFrom('desk_decision_case')
    .innerJoin('desk_case', 'desk_case.id', 'desk_decision_case.case_id')
    .select(['desk_case.id', 'desk_case.subject_id', 'desk_case.pending_decision_id'])
    .where('decision_id', '=', id)
    .orderBy('desk_case.id'),
);

export const endDecision = defineStatement(
  (db, { id, state }: { readonly id: string; readonly state: 'done' | 'undone' | 'failed' }) =>
    db.updateTable('desk_decision').set({ state, ended_at: sql<Date>`now()` }).where('id', '=', id),
);

export const noteProblem = defineStatement(
  (
    db,
    {
      decisionID,
      caseID,
      problem,
    }: { readonly decisionID: string; readonly caseID: string; readonly problem: string },
  ) =>
    db
      .updateTable('desk_decision_case')
      .set({ problem })
      .where('decision_id', '=', decisionID)
      .where('case_id', '=', caseID),
);

export const findPending = defineStatement((db, { id }: { readonly id: string }) =>
  db.selectFrom('desk_decision').selectAll().where('id', '=', id).where('state', '=', 'pending'),
);
