import type { ReportReason } from '@wbn/contract/social/reports.ts';
import { CallError, notFound, validationError } from '@wbn/host/errors/call-error.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Selectable } from 'kysely';
import type { Services } from '../../services.ts';
import { closeCase, insertDecision } from './decide-case.sql.ts';
import { lockCase, selectReports } from './report.sql.ts';
import { endMeasure, takeMeasure } from './take-measure.ts';
import { tellAuthor, tellOutcome } from './tell-outcome.ts';

type Case = Selectable<Database['report_case']>;

export interface Decision {
  readonly caseID: string;
  /** `keep`: nothing is wrong; `remove`: see `takeMeasure`. */
  readonly decision: 'keep' | 'remove';
  /** Why; for those who look into the case later, nobody else sees it. */
  readonly note: string;
  /** Why a post or comment is removed, as its author is told; absent: what most have reported. */
  readonly reason?: ReportReason;
  /** End of the measure: of a person always, of a company if it is to have one. */
  readonly until: Date | null;
  /** Who decides. */
  readonly decidedBy: string;
}

/**
 * Decides a case in one transaction: what is decided is done, recorded and told to everybody who has reported; whose text is removed is
 * told why. A decision on a company or
 * person may be changed later; what was removed of texts stays removed, a thread that was ended stays so. Throws NotFound, ValidationError for an end or reason that does not fit,
 * Conflict for what cannot be taken back.
 */
export function decideCase(
  { db, search }: Pick<Services, 'db' | 'search'>,
  { caseID, ...given }: Decision,
): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const found = await lockCase.first(transaction, { caseID });
    if (!found) throw notFound(`There is no case with the id ${caseID}.`);
    refuseUnfit(found, given);
    if (given.decision === 'remove') await takeMeasure(transaction, search, found, given);
    else await endMeasure(transaction, found);
    const { decision, note, until, decidedBy } = given;
    const reports = await selectReports.all(transaction, { caseID });
    const isTextRemoved = decision === 'remove' && isText(found.resource_type);
    const reason = isTextRemoved ? (given.reason ?? mostReported(reports)) : null;
    const row = { id: newId(), case_id: caseID, decision, note, reason, until, decided_by: decidedBy };
    await insertDecision.run(transaction, row);
    await closeCase.run(transaction, { caseID, decision });
    const people = reports.map(({ user_id }) => user_id);
    await tellOutcome(transaction, { people, id: found.resource_id, type: found.resource_type });
    if (isTextRemoved) await tellAuthor(transaction, found);
  });
}

function refuseUnfit(
  { resource_type, decision: before }: Case,
  { decision, until, reason }: Pick<Decision, 'decision' | 'until' | 'reason'>,
): void {
  const isFinal = isText(resource_type) || resource_type === 'request';
  if (isFinal && before === 'remove')
    throw new CallError('Conflict', `The ${resource_type} was removed already, which cannot be undone.`);
  if (until && (decision === 'keep' || isFinal))
    throw invalid('until', 'is for companies and people that are removed');
  if (until && until <= new Date()) throw invalid('until', 'must be in the future');
  if (!until && decision === 'remove' && resource_type === 'user')
    throw invalid('until', 'is required: until when the person may not write');
  if (reason && (decision === 'keep' || !isText(resource_type)))
    throw invalid('reason', 'is for posts and comments that are removed, whose author is told');
}

const isText = (type: Case['resource_type']) => type === 'post' || type === 'comment';

/** What most of those who have reported say is wrong; of several the first. */
function mostReported(reports: readonly { readonly reason: string }[]): string | null {
  const times = (reason: string) => reports.filter((report) => report.reason === reason).length;
  const [most = null] = reports.map(({ reason }) => reason).sort((one, other) => times(other) - times(one));
  return most;
}

function invalid(field: 'until' | 'reason', problem: string): CallError {
  return validationError({ [field]: problem });
}
