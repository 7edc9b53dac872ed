import { CallError, notFound } from '@wbn/host/errors/call-error.ts';
import { inTransaction } from '@wbn/postgres/in-transaction.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { answerObjection, requireOtherDecider } from '../safety/answer-objection.ts';
import { liftMeasures } from '../safety/lift-measures.ts';
import { lockObjection, type ObjectionRow } from '../safety/objection.sql.ts';
import { lockCase } from '../safety/report.sql.ts';
import type { Services } from '../services.ts';
import { recordStaffAction, type Staff } from '../staff/staff-action.ts';
import { findObjectionForStaff } from './decision.sql.ts';
import { reopenDecision } from './reopen-decision.ts';

interface ObjectionDecision {
  readonly objectionID: string;
  /** `upheld`: the objection was right, and what was decided is undone or decided again; `confirmed`: the decision stays. */
  readonly outcome: 'upheld' | 'confirmed';
  /** For whoever objected. */
  readonly answer: string;
}

/**
 * Decides an objection in one transaction (STF-23). Upheld: the measures against whom objected end, a report, a claim or a verification waits
 * for staff again, an inquiry is delivered. Whoever objected is told with the answer. Throws NotFound, Conflict when it is answered already or
 * somebody else has to decide it.
 */
export function decideObjection(
  { db, search }: Pick<Services, 'db' | 'search'>,
  staff: Staff,
  { objectionID, outcome, answer }: ObjectionDecision,
): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const objection = await lockInOrder(transaction, objectionID);
    if (objection.answered_at) throw new CallError('Conflict', 'The objection was answered already.');
    await requireOtherDecider(transaction, staff, objection);
    const isOfMeasures = concernsMeasures(objection);
    if (isOfMeasures) await liftMeasures(transaction, search, staff, { objection, outcome, answer });
    else if (outcome === 'upheld') await reopenDecision(transaction, staff, objection);
    await answerObjection(transaction, staff, objection, { outcome, answer, isTold: isOfMeasures });
    await record(transaction, staff, objection, { outcome, answer });
  });
}

/** Locks the case before its objection, as decisions about reports do. Throws NotFound. */
async function lockInOrder(transaction: Kysely<Database>, id: string): Promise<ObjectionRow> {
  const found = await findObjectionForStaff.first(transaction, { id });
  if (found?.subject_type === 'report') await lockCase.first(transaction, { caseID: found.subject_id });
  const objection = found && (await lockObjection.first(transaction, { id }));
  if (!objection) throw notFound(`There is no objection with the id ${id}.`);
  return objection;
}

function concernsMeasures({ subject_type, side }: ObjectionRow): boolean {
  return subject_type === 'measure' || (subject_type === 'report' && side === 'affected');
}

function record(
  transaction: Kysely<Database>,
  staff: Staff,
  { id, subject_type, subject_id, side, decider_id, user_id }: ObjectionRow,
  { outcome, answer }: Omit<ObjectionDecision, 'objectionID'>,
): Promise<void> {
  return recordStaffAction(transaction, staff, {
    act: 'decide-objection',
    target: { type: 'objection', id },
    reason: answer,
    before: { deciderID: decider_id },
    after: { outcome, subjectType: subject_type, subjectID: subject_id, side, userID: user_id },
  });
}
