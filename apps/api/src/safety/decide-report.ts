import type { ReportReason } from '@wbn/contract/social/reports.ts';
import { CallError, notFound, validationError } from '@wbn/host/errors/call-error.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Selectable } from 'kysely';
import type { Services } from '../services.ts';
import { recordStaffAction, type Staff } from '../staff/staff-action.ts';
import { answerObjection, closeCase, insertDecision } from './decide-report.sql.ts';
import { findObjection, lockCase, selectReports } from './report.sql.ts';
import { endMeasure, takeMeasure } from './take-measure.ts';
import { tellAffected, tellReporters } from './tell-outcome.ts';

type Case = Selectable<Database['report_case']>;

interface ReportDecision {
  readonly caseID: string;
  /** `keep`: nothing is wrong, a removed text is restored; `remove`: see `takeMeasure`. */
  readonly decision: 'keep' | 'remove';
  /** Reason for operators who read the case later; nobody else sees it. */
  readonly note: string;
  /** Reason that the author of a text, the owners and admins of a company, the person or the owners of a group are told; absent: the most frequent of the reports. */
  readonly reason?: ReportReason | undefined;
  /** End of the measure: required for a person, optional for a company. */
  readonly until: Date | null;
}

/**
 * Decides a case in one transaction: carries out and records the decision, notifies all reporters, and tells whom it affects why. A decision can be changed later, but an ended thread or request for quotation stays ended. `keep` restores a removed text within the 30 days until it is
 * deleted, publishes a company again, ends a suspension and shows a group again; `remove` after an objection answers the objection. Throws NotFound, ValidationError for an end or reason that does not fit,
 * Conflict for what cannot be undone.
 */
export function decideReport(
  { db, search }: Pick<Services, 'db' | 'search'>,
  staff: Staff,
  { caseID, ...given }: ReportDecision,
): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const found = await lockCase.first(transaction, { caseID });
    if (!found) throw notFound(`There is no case with the id ${caseID}.`);
    const objection = await findObjection.first(transaction, { caseID });
    const isObjected = objection !== undefined && objection.answered_at === null;
    refuseUnfit(found, given, isObjected);
    // The text is already removed, so only the objection is answered.
    const isConfirmed = isText(found.resource_type) && isRemoved(found) && given.decision === 'remove';
    if (given.decision === 'keep') await endMeasure(transaction, search, found);
    else if (!isConfirmed) await takeMeasure(transaction, search, found, given);
    const { decision, note, until } = given;
    const reports = await selectReports.all(transaction, { caseID });
    const isTold = toldTypes.includes(found.resource_type);
    const reason = decision === 'remove' && isTold ? (given.reason ?? mostReported(reports)) : null;
    const row = { id: newId(), case_id: caseID, decision, note, reason, until, decided_by: staff.name };
    await insertDecision.run(transaction, row);
    await answerObjection.run(transaction, { caseID });
    await recordStaffAction(transaction, staff, {
      act: 'decide-report',
      target: { type: 'report-case', id: caseID },
      reason: note,
      before: { decision: found.decision },
      after: {
        ...{ decision, reason, until: until?.toISOString() ?? null },
        ...{ resourceType: found.resource_type, resourceID: found.resource_id, ownerID: found.owner_id },
      },
    });
    if (!isConfirmed) {
      await closeCase.run(transaction, { caseID, decision });
      const people = reports.map(({ user_id }) => user_id);
      await tellReporters(transaction, { people, id: found.resource_id, type: found.resource_type });
    }
    if (!isTold) return;
    if (decision === 'remove') await tellAffected(transaction, found, isObjected ? 'confirmed' : 'removed');
    else if (isRemoved(found)) await tellAffected(transaction, found, 'restored');
  });
}

function refuseUnfit(
  { resource_type, decision: before }: Case,
  { decision, until, reason }: Pick<ReportDecision, 'decision' | 'until' | 'reason'>,
  isObjected: boolean,
): void {
  const isEnded = resource_type === 'request' || resource_type === 'quotation';
  const isEndless = isText(resource_type) || isEnded || resource_type === 'group';
  if (isEnded && before === 'remove')
    throw new CallError('Conflict', `The ${resource_type} was removed already, which cannot be undone.`);
  if (isText(resource_type) && before === 'remove' && decision === 'remove' && !isObjected)
    throw new CallError('Conflict', `The ${resource_type} was removed already, and nobody objects to it.`);
  if (until && (decision === 'keep' || isEndless))
    throw invalid('until', 'is for companies and people that are removed');
  if (until && until <= new Date()) throw invalid('until', 'must be in the future');
  if (!until && decision === 'remove' && resource_type === 'user')
    throw invalid('until', 'is required: until when the person may not write');
  if (reason && (decision === 'keep' || !toldTypes.includes(resource_type)))
    throw invalid(
      'reason',
      'is for posts, comments, companies, people and groups that are removed, who are told',
    );
}

const isRemoved = ({ decision }: Case) => decision === 'remove';
/** Whose removal is told with a reason. */
const toldTypes: readonly string[] = ['post', 'comment', 'business', 'user', 'group'];
const isText = (type: Case['resource_type']) => type === 'post' || type === 'comment';

/** The most frequent reason; the earliest report breaks ties. */
function mostReported(reports: readonly { readonly reason: string }[]): string | null {
  const times = (reason: string) => reports.filter((report) => report.reason === reason).length;
  const [most = null] = reports.map(({ reason }) => reason).sort((one, other) => times(other) - times(one));
  return most;
}

function invalid(field: 'until' | 'reason', problem: string): CallError {
  return validationError({ [field]: problem });
}
