import type { DecisionField, GivenDecision, OfferedDecision } from '@wbn/contract/desk/cases.ts';
import { hasRight } from '@wbn/contract/desk/rights.ts';
import { CallError, validationError } from '@wbn/host/errors/call-error.ts';
import type { DeskStaff } from '../../staff/require-staff.ts';
import type { DeskKind, KindDecision, Values } from '../kinds/define-kind.ts';

/** A decision with its measures, checked against what the case offers. */
export interface ReadDecision {
  readonly decision: KindDecision<unknown>;
  readonly values: Values;
  readonly measures: readonly {
    readonly measure: KindDecision<unknown>;
    readonly name: string;
    readonly values: Values;
  }[];
}

/** The decisions or measures of a case that a colleague may choose from. */
export function offered(
  { role }: DeskStaff,
  facts: unknown,
  all: readonly KindDecision<unknown>[],
): OfferedDecision[] {
  return all
    .filter(
      ({ right, isOffered }) =>
        (right === undefined || hasRight(role, right)) && (isOffered?.(facts) ?? true),
    )
    .map(({ name, key, fields, isHarsh, isTold, measures }) => ({
      ...{ name, key, isHarsh, fields: [...fields], measures: measures && [...measures] },
      isTold,
    }));
}

/** Checks a given decision. Throws Conflict for one that the case does not offer (any more), ValidationError by field. */
export function readDecision(
  kind: DeskKind<unknown>,
  facts: unknown,
  { decision: given, measures }: GivenDecision,
): ReadDecision {
  const decision = find(kind.decisions(facts), facts, given.name);
  return {
    decision,
    values: readValues(decision.fields, given.values, ''),
    measures: measures.map(({ name, values }) => {
      if (decision.measures && !decision.measures.includes(name))
        throw validationError({ measures: `${name} does not go with ${decision.name}` });
      const measure = find(kind.measures?.(facts) ?? [], facts, name);
      return { measure, name, values: readValues(measure.fields, values, `${name}.`) };
    }),
  };
}

function find(all: readonly KindDecision<unknown>[], facts: unknown, name: string): KindDecision<unknown> {
  const found = all.find((one) => one.name === name && (one.isOffered?.(facts) ?? true));
  if (!found) throw new CallError('Conflict', `The case does not offer '${name}'.`);
  return found;
}

/** Checks what was written into fields. Throws ValidationError with each problem. */
function readValues(fields: readonly DecisionField[], given: Values, prefix: string): Values {
  const values: Record<string, string> = {};
  const problems: Record<string, string> = {};
  for (const field of fields) {
    const value = given[field.name]?.trim() ?? '';
    const problem = problemOf(field, value);
    if (problem) problems[`${prefix}${field.name}`] = problem;
    if (value) values[field.name] = value;
  }
  const unknown = Object.keys(given).find((name) => !fields.some((field) => field.name === name));
  if (unknown) problems[`${prefix}${unknown}`] = 'is not a field of the decision';
  if (Object.keys(problems).length > 0) throw validationError(problems);
  return values;
}

const longest = 10_000;

function problemOf(
  { type, isRequired, choices, length = longest }: DecisionField,
  value: string,
): string | undefined {
  if (!value) return isRequired ? 'is required' : undefined;
  if (value.length > length) return `must be ${length} characters or fewer`;
  if (choices && !choices.includes(value)) return `must be one of ${choices.join(', ')}`;
  if (type !== 'until' && type !== 'day') return undefined;
  const isDay = /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));
  if (!isDay) return 'must be a day such as 2027-01-31';
  return type === 'until' && value <= new Date().toISOString().slice(0, 10)
    ? 'must be in the future'
    : undefined;
}
