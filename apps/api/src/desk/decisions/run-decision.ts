import type { GivenDecision } from '@wbn/contract/desk/cases.ts';
import { CallError } from '@wbn/host/errors/call-error.ts';
import { type Attempt, type BoundTask, bindTask, defineTask } from '@wbn/host/jobs/task.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely, Selectable } from 'kysely';
import * as z from 'zod';
import { tellDesks } from '../../cases/case.ts';
import type { Services } from '../../services.ts';
import type { Staff } from '../../staff/staff-action.ts';
import { kindOf } from '../kinds/kinds.ts';
import {
  endDecision,
  findPendingCase,
  lockDecision,
  noteProblem,
  selectCasesOfDecision,
  settleCase,
} from './decision.sql.ts';
import { readDecision } from './read-decision.ts';
import { reopenAndSync } from './reopen-cases.ts';

/** Carries out a decision of the desk; deleted while the decision is undone. */
export const runDecision = defineTask({
  name: 'run-desk-decision',
  payload: z.object({ decisionID: z.string() }),
  hours: 1,
});

export function bindRunDecision(services: Services): BoundTask {
  return bindTask(runDecision, ({ decisionID }, attempt) => carryOut(services, decisionID, attempt));
}

/** Carries out a decision for each of its cases in a transaction of its own; a repeated run goes on where the last one ended. */
async function carryOut(services: Services, id: string, attempt: Pick<Attempt, 'isLast'>): Promise<void> {
  const cases = await selectCasesOfDecision.all(services.db, { id });
  let failed = 0;
  for (const one of cases)
    if (one.pending_decision_id === id && !(await carryOutOne(services, id, one.id, attempt))) failed += 1;
  await services.db.transaction().execute(async (transaction) => {
    const decision = await lockDecision.first(transaction, { id });
    if (decision?.state !== 'pending') return;
    await endDecision.run(transaction, {
      id,
      state: failed > 0 && failed === cases.length ? 'failed' : 'done',
    });
  });
}

/**
 * Carries out a decision for one case; false when that is not possible (any more), which the case then says. The case is written last:
 * members lock rows of the room and then its case, and a decision that did it the other way round could wait for them forever.
 */
async function carryOutOne(
  services: Services,
  decisionID: string,
  caseID: string,
  { isLast }: Pick<Attempt, 'isLast'>,
): Promise<boolean> {
  try {
    await services.db.transaction().execute(async (transaction) => {
      const decision = await lockDecision.first(transaction, { id: decisionID });
      const row = await findPendingCase.first(transaction, { decisionID, caseID });
      if (decision?.state !== 'pending' || !row) return;
      await decide(transaction, services, decision, { id: caseID, subjectID: row.subject_id });
      await tellDesks(transaction, [caseID]);
    });
    return true;
  } catch (error) {
    if (!(error instanceof CallError) && !isLast) throw error;
    const problem =
      error instanceof CallError ? error.message : 'It could not be carried out: look at the log of the API.';
    await services.db.transaction().execute(async (transaction) => {
      await noteProblem.run(transaction, { decisionID, caseID, problem });
      await reopenAndSync(transaction, { decisionID, caseID, problem });
    });
    // The last attempt is shown as a failed job besides.
    if (!(error instanceof CallError)) throw error;
    return false;
  }
}

async function decide(
  transaction: Kysely<Database>,
  services: Services,
  row: Selectable<Database['desk_decision']>,
  { id: caseID, subjectID }: { readonly id: string; readonly subjectID: string },
): Promise<void> {
  // The kinds and the shape were checked when the decision was made.
  const kind = kindOf(row.kind as Parameters<typeof kindOf>[0]);
  const given = row.given as unknown as GivenDecision;
  const facts = await kind.load(transaction, subjectID);
  if (facts === undefined) throw new CallError('NotFound', 'What the case is about is gone.');
  const { decision, values, measures } = readDecision(kind, facts, given);
  const staff: Staff = {
    ...{ id: row.staff_id, name: row.staff_name, role: row.staff_role as Staff['role'] },
    ...{ address: row.address ?? undefined, requestID: row.request_id ?? undefined, caseID },
  };
  const state = await decision.run?.({
    ...{ db: transaction, services: { ...services, db: transaction } },
    ...{ staff, subjectID, caseID, facts, values, measures },
  });
  await settleCase.run(transaction, {
    caseID,
    state: state ?? 'decided',
    by: row.staff_name,
    outcome: row.action,
  });
}
