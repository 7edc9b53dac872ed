import type { ReportMeasure } from '@wbn/contract/desk/measures.ts';
import type { ReportReason } from '@wbn/contract/social/reports.ts';
import { CallError, notFound } from '@wbn/host/errors/call-error.ts';
import { inTransaction } from '@wbn/postgres/in-transaction.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import { closeCase } from '../cases/case.ts';
import type { Services } from '../services.ts';
import { recordStaffAction, type Staff } from '../staff/staff-action.ts';
import { findReportedParties } from './affected.sql.ts';
import { answerObjection, requireOtherDecider } from './answer-objection.ts';
import { decideCase, insertDecision } from './decide-report.sql.ts';
import { endMeasure, type LockedMeasure } from './end-measure.ts';
import { lockMeasuresOfCase } from './measure.sql.ts';
import { lockOpenObjections } from './objection.sql.ts';
import { type PlannedMeasure, planMeasures, type ReportCase } from './plan-measures.ts';
import { lockCase, selectReports } from './report.sql.ts';
import { takeMeasure } from './take-measure.ts';
import { tellMeasure, tellReporters } from './tell-outcome.ts';

/** A measure that a decision asks for. */
export interface GivenMeasure {
  readonly kind: ReportMeasure;
  readonly until?: Date | null | undefined;
  /** Of `mute-reports`: the reporter; absent: the only one. */
  readonly userID?: string | undefined;
}

export interface ReportDecision {
  readonly caseID: string;
  /** `keep`: nothing is wrong, and what an earlier decision did is undone; `remove`: the measures are taken. */
  readonly decision: 'keep' | 'remove';
  /** Reason for operators who read the case later; nobody else sees it. */
  readonly note: string;
  /** Reason that whom it affects is told; absent: the most frequent of the reports. */
  readonly reason?: ReportReason | undefined;
  /** End of the one measure of `remove`, where `measures` names none. */
  readonly until: Date | null;
  /**
   * What is done; absent: the first measure that fits what was reported (`measuresOf`). They replace those of an earlier decision about the
   * case. With `keep` only `mute-reports`.
   */
  readonly measures?: readonly GivenMeasure[] | undefined;
  /** Words of staff to whom it affects, who also read the reason. */
  readonly reply?: string | undefined;
}

/**
 * Decides a case in one transaction: carries out and records the decision, notifies all reporters, and tells whom it affects why. A decision
 * can be changed later, but an ended thread or request for quotation stays ended. `keep` ends the measures of an earlier decision: a text is
 * shown again until it is deleted for good, a company published, a person may write; the same measures after an objection answer the
 * objection. Throws NotFound, ValidationError for measures that do not fit, Conflict for what cannot be undone or is for somebody else.
 */
export function decideReport(
  { db, search }: Pick<Services, 'db' | 'search'>,
  staff: Staff,
  { caseID, ...given }: ReportDecision,
): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const found = await lockCase.first(transaction, { caseID });
    if (!found) throw notFound(`There is no case with the id ${caseID}.`);
    const { decision, note, reply } = given;
    const objections = await lockOpenObjections.all(transaction, { subjectID: caseID });
    for (const objection of objections) await requireOtherDecider(transaction, staff, objection);
    const reports = await selectReports.all(transaction, { caseID });
    const parties = await findReportedParties.only(transaction, { caseID });
    const planned = planMeasures(found, { parties, reports }, given);
    const current = await lockMeasuresOfCase.all(transaction, { caseID });
    const { kept, ending, taken } = compare(current, planned);
    const isConfirmed =
      found.decision === 'remove' && decision === 'remove' && ending.length === 0 && taken.length === 0;
    refuseUnfit(found, { isConfirmed, isObjected: objections.length > 0 });

    const isOfAffected = objections.some(({ side }) => side === 'affected');
    const mostFrequent = given.reason ?? mostReported(reports);
    // Before those that end: whatever one takes the place of another does not come back in between.
    for (const measure of taken)
      await takeMeasure(transaction, search, staff, {
        ...measure,
        ...{ reason: mostFrequent ?? 'other', caseID, reply },
        outcome: isOfAffected && measure.isOfCase ? 'stays-off' : 'off',
      });
    for (const measure of ending) {
      const isReplaced = taken.some((one) => replaces(one, measure));
      const isBack = await endMeasure(transaction, search, measure, {
        by: staff.name,
        isReplaced,
        quote: reply,
      });
      if (!isBack && decision === 'keep') throw lost(found);
    }
    if (isConfirmed && isOfAffected)
      for (const measure of kept) await tellMeasure(transaction, measure, 'stays-off', reply);
    for (const objection of objections)
      await answerObjection(transaction, staff, objection, {
        outcome: (objection.side === 'reporter') === (decision === 'remove') ? 'upheld' : 'confirmed',
        answer: reply,
        isTold: decision === 'remove' || isOfAffected,
      });

    const own = planned.filter(({ isOfCase }) => isOfCase);
    const until = own[0]?.until ?? null;
    const reason = own.length > 0 ? mostFrequent : null;
    const row = { id: newId(), case_id: caseID, decision, note, reason, until, decided_by: staff.name };
    await insertDecision.run(transaction, row);
    await recordStaffAction(transaction, staff, {
      act: 'decide-report',
      target: { type: 'report-case', id: caseID },
      reason: note,
      before: { decision: found.decision },
      after: {
        ...{ decision, reason, until: until?.toISOString() ?? null },
        ...{ resourceType: found.resource_type, resourceID: found.resource_id, ownerID: found.owner_id },
        measures: planned.map(({ kind, target }) => `${kind} ${target.type} ${target.id}`),
      },
    });
    if (isConfirmed) return;
    await decideCase.run(transaction, { caseID, decision });
    await closeCase(transaction, { kind: 'report', subjectID: caseID, by: staff.name, outcome: decision });
    const people = reports.map(({ user_id }) => user_id);
    await tellReporters(transaction, { people, id: found.resource_id, type: found.resource_type });
  });
}

/** Which measures of an earlier decision stay, which end, and which are new. */
function compare(current: readonly LockedMeasure[], planned: readonly PlannedMeasure[]) {
  const isSame = (one: PlannedMeasure, measure: LockedMeasure) =>
    one.kind === measure.kind &&
    one.target.id === measure.target_id &&
    one.until?.getTime() === measure.until?.getTime();
  const kept = current.filter((measure) => measure.is_active && planned.some((one) => isSame(one, measure)));
  return {
    kept,
    ending: current.filter((measure) => !kept.includes(measure)),
    taken: planned.filter((one) => !kept.some((measure) => isSame(one, measure))),
  };
}

/** Whether a measure takes the place of another: the same against the same, or a text that was removed is hidden. */
function replaces({ kind, target }: PlannedMeasure, measure: LockedMeasure): boolean {
  if (target.id !== measure.target_id) return false;
  return kind === measure.kind || target.type === 'post' || target.type === 'comment';
}

function refuseUnfit(
  { resource_type, decision: before }: ReportCase,
  { isConfirmed, isObjected }: { readonly isConfirmed: boolean; readonly isObjected: boolean },
): void {
  if ((resource_type === 'request' || resource_type === 'quotation') && before === 'remove')
    throw new CallError('Conflict', `The ${resource_type} was removed already, which cannot be undone.`);
  if (isConfirmed && !isObjected)
    throw new CallError('Conflict', `The ${resource_type} was removed already, and nobody objects to it.`);
}

function lost({ resource_type }: ReportCase): CallError {
  return new CallError('Conflict', `The ${resource_type} has been deleted for good and cannot be put back.`);
}

/** The most frequent reason; the earliest report breaks ties. */
function mostReported(reports: readonly { readonly reason: string }[]): ReportReason | null {
  const times = (reason: string) => reports.filter((report) => report.reason === reason).length;
  const [most = null] = reports.map(({ reason }) => reason).sort((one, other) => times(other) - times(one));
  // The contract allows only these reasons to be stored.
  return most as ReportReason | null;
}
