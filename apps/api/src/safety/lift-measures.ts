import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { syncCase } from '../cases/sync-case.ts';
import type { Services } from '../services.ts';
import type { Staff } from '../staff/staff-action.ts';
import { decideCase, insertDecision } from './decide-report.sql.ts';
import { endMeasure } from './end-measure.ts';
import { hasActiveMeasures, lockMeasure, selectMeasuresOfDecision } from './measure.sql.ts';
import type { ObjectionRow } from './objection.sql.ts';
import { lockCase, selectReports } from './report.sql.ts';
import { tellMeasure, tellReporters } from './tell-outcome.ts';

interface Answered {
  readonly objection: ObjectionRow;
  readonly outcome: 'upheld' | 'confirmed';
  readonly answer: string;
}

/**
 * Ends the measures of a decision that affect who objected, or tells them that these stay. When none of a report is left, the report is kept,
 * and its reporters are told.
 */
export async function liftMeasures(
  transaction: Kysely<Database>,
  search: Services['search'],
  { name: by }: Pick<Staff, 'name'>,
  { objection: { subject_type, subject_id: id, user_id: userID }, outcome, answer }: Answered,
): Promise<void> {
  // In the order of all decisions: the case before its measures.
  const found = subject_type === 'report' ? await lockCase.first(transaction, { caseID: id }) : undefined;
  const own = await selectMeasuresOfDecision.all(transaction, { decisionID: id, userID });
  for (const { id: measureID } of own) {
    const measure = await lockMeasure.first(transaction, { measureID });
    if (!measure || measure.ended_at !== null) continue;
    if (outcome === 'confirmed') await tellMeasure(transaction, measure, 'stays-off', answer);
    else await endMeasure(transaction, search, measure, { by, quote: answer });
  }
  if (outcome === 'confirmed' || found?.decision !== 'remove') return;
  if ((await hasActiveMeasures.only(transaction, { caseID: id })).has) return;
  const decision = { id: newId(), case_id: id, decision: 'keep' as const, reason: null, until: null };
  await insertDecision.run(transaction, { ...decision, note: answer, decided_by: by });
  await decideCase.run(transaction, { caseID: id, decision: 'keep' });
  await syncCase(transaction, 'report', id, { by, outcome: 'keep' });
  const reports = await selectReports.all(transaction, { caseID: id });
  const people = reports.map(({ user_id }) => user_id);
  await tellReporters(transaction, { people, id: found.resource_id, type: found.resource_type });
}
