import {
  type MeasureKind,
  measureEnds,
  measuresOf,
  type ReportMeasure,
} from '@wbn/contract/desk/measures.ts';
import { CallError, validationError } from '@wbn/host/errors/call-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Selectable } from 'kysely';
import type { ReportedParties } from './affected.sql.ts';
import type { GivenMeasure, ReportDecision } from './decide-report.ts';
import type { MeasureTarget } from './measure.sql.ts';

export type ReportCase = Selectable<Database['report_case']>;

/** A measure against a thing, a person or a company that a decision takes. */
export interface PlannedMeasure {
  readonly kind: MeasureKind;
  readonly target: MeasureTarget;
  readonly until: Date | null;
  /** Whether it is against what or whom was reported, so that it is read as the decision of the case. */
  readonly isOfCase: boolean;
}

interface Concerned {
  readonly parties: ReportedParties;
  readonly reports: readonly { readonly user_id: string }[];
}

type Given = Pick<ReportDecision, 'decision' | 'until' | 'reason' | 'measures'>;

/**
 * Returns the measures of a decision with their targets. Throws ValidationError for one that does not fit what was reported or whose end is
 * missing, over or too much, Conflict when whom it is against is gone.
 */
export function planMeasures(
  found: ReportCase,
  concerned: Concerned,
  { decision, until, reason, measures }: Given,
): PlannedMeasure[] {
  const fitting = measuresOf[found.resource_type];
  const given: readonly GivenMeasure[] =
    measures ?? (decision === 'remove' ? [{ kind: fitting[0], until }] : []);
  const others = given.filter(({ kind }) => kind !== 'mute-reports');
  const field = measures ? 'measures' : 'until';
  if (decision === 'keep' && others.length > 0)
    throw invalid('measures', 'are for decisions by which something is wrong');
  if (decision === 'remove' && others.length === 0) throw invalid('measures', 'name at least one');
  if (until && (decision === 'keep' || measures))
    throw invalid('until', 'is for companies and people that are removed');
  const isTold = others.some(({ kind }) => kind !== 'remove' || !isEnded(found));
  if (reason && !isTold)
    throw invalid('reason', 'is for decisions against texts, companies, people and groups, who are told');
  for (const one of given) refuseUnfit(one, { fitting, field, type: found.resource_type });
  const planned = given.map((one) => plan(found, concerned, one));
  const keys = planned.map(({ kind, target }) => `${kind === 'hide' ? 'remove' : kind} ${target.id}`);
  if (new Set(keys).size < keys.length) throw invalid('measures', 'name the same twice, or remove and hide');
  return planned;
}

const isEnded = ({ resource_type }: ReportCase) =>
  resource_type === 'request' || resource_type === 'quotation';

function refuseUnfit(
  { kind, until }: GivenMeasure,
  { fitting, field, type }: { fitting: readonly ReportMeasure[]; field: 'measures' | 'until'; type: string },
): void {
  if (!fitting.includes(kind)) throw invalid('measures', `${kind} does not fit a ${type}`);
  const end = measureEnds[kind];
  if (until && end === 'none') throw invalid(field, 'is for companies and people that are removed');
  if (!until && end === 'required') throw invalid(field, `is required: until when (${kind})`);
  if (until && until <= new Date()) throw invalid(field, 'must be in the future');
}

function plan(
  { resource_type: type, resource_id: id }: ReportCase,
  { parties, reports }: Concerned,
  { kind, until = null, userID }: GivenMeasure,
): PlannedMeasure {
  switch (kind) {
    case 'hide':
    case 'remove':
      return { kind, target: { type, id }, until, isOfCase: true };
    case 'suspend-company':
      return { kind: 'suspend', target: require('business', parties.business_id), until, isOfCase: true };
    case 'mute':
    case 'suspend':
      return { kind, target: require('user', parties.user_id), until, isOfCase: true };
    case 'mute-reports': {
      const people = reports.map(({ user_id }) => user_id);
      const [only] = people;
      const reporter = userID ?? (people.length === 1 ? only : undefined);
      if (reporter === undefined || !people.includes(reporter))
        throw invalid('measures', 'name which of the reporters');
      return { kind, target: { type: 'user', id: reporter }, until, isOfCase: false };
    }
  }
}

function require(type: 'user' | 'business', id: string | null): MeasureTarget {
  if (id !== null) return { type, id };
  const problem = type === 'user' ? 'Who wrote it is gone.' : 'It was not written in the name of a company.';
  throw new CallError('Conflict', problem);
}

function invalid(field: 'until' | 'reason' | 'measures', problem: string): CallError {
  return validationError({ [field]: problem });
}
