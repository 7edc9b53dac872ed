import type { DecisionField, DeskCase, GivenDecision, OfferedDecision } from '@wbn/contract/desk/cases.ts';
import type { FieldProblem, FormShape, Issue } from '@wbn/forms/edit/form-shape.ts';

/** What is written into a decision: its fields by name, those of a measure as `<measure>.<field>`, and the chosen measures. */
export type DecisionValues = Readonly<Record<string, string>>;

/** Names of the chosen measures. */
export function chosenMeasures({ measures = '' }: DecisionValues): readonly string[] {
  return measures.split(',').filter(Boolean);
}

/** Chooses a measure, or lets it go. */
export function toggleMeasure(values: DecisionValues, name: string): DecisionValues {
  const chosen = chosenMeasures(values);
  const next = chosen.includes(name) ? chosen.filter((one) => one !== name) : [...chosen, name];
  return { measures: next.join(',') };
}

/** A field with the name of its control. */
export interface PlacedField {
  readonly control: string;
  readonly field: DecisionField;
}

/** The measures that may go with a decision. */
export function measuresOf(
  { measures }: Pick<DeskCase, 'measures'>,
  decision: OfferedDecision,
): readonly OfferedDecision[] {
  return measures.filter(({ name }) => decision.measures?.includes(name) ?? true);
}

/** The fields that the chosen decision and measures have. */
export function placeFields(
  decision: OfferedDecision,
  measures: readonly OfferedDecision[],
  chosen: readonly string[],
): readonly PlacedField[] {
  return [
    ...decision.fields.map((field) => ({ control: field.name, field })),
    ...measures
      .filter(({ name }) => chosen.includes(name))
      .flatMap(({ name, fields }) => fields.map((field) => ({ control: `${name}.${field.name}`, field }))),
  ];
}

/** The values that a form begins with: what the API proposes, and no measure. */
export function firstValues(decision: OfferedDecision, measures: readonly OfferedDecision[]): DecisionValues {
  const all = placeFields(
    decision,
    measures,
    measures.map(({ name }) => name),
  );
  return {
    ...Object.fromEntries(all.map(({ control, field }) => [control, field.value ?? ''])),
    measures: '',
  };
}

/** The body of preview and decision. */
export function toGiven(
  decision: OfferedDecision,
  measures: readonly OfferedDecision[],
  values: DecisionValues,
): GivenDecision {
  const valuesOf = (fields: readonly DecisionField[], prefix: string) =>
    Object.fromEntries(
      fields.flatMap(({ name }) => {
        const value = (values[`${prefix}${name}`] ?? '').trim();
        return value ? [[name, value]] : [];
      }),
    );
  return {
    decision: { name: decision.name, values: valuesOf(decision.fields, '') },
    measures: measures
      .filter(({ name }) => chosenMeasures(values).includes(name))
      .map(({ name, fields }) => ({ name, values: valuesOf(fields, `${name}.`) })),
  };
}

/** The rules of a decision's fields, as the API checks them. */
export function shapeOf(
  decision: OfferedDecision,
  measures: readonly OfferedDecision[],
): FormShape<DecisionValues> {
  return {
    name: 'decision',
    controlOf: (path) => path.join('.'),
    findIssues: (values) =>
      placeFields(decision, measures, chosenMeasures(values)).flatMap(({ control, field }) =>
        findIssue(field, (values[control] ?? '').trim(), control),
      ),
    problemOf,
  };
}

const isDay = (value: string) => /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));

function findIssue(
  { type, isRequired, length }: DecisionField,
  value: string,
  control: string,
): readonly Issue[] {
  const issue = (message: string) => [{ path: [control], message }];
  if (!value) return isRequired ? issue('is required') : [];
  if (length !== undefined && value.length > length) return issue(`must be ${length} characters or fewer`);
  if (type !== 'until' && type !== 'day') return [];
  if (!isDay(value)) return issue('must be a day');
  const today = new Date().toISOString().slice(0, 10);
  return type === 'until' && value <= today ? issue('must be in the future') : [];
}

const problems: readonly (readonly [RegExp, FieldProblem])[] = [
  [/required/, 'required'],
  [/fewer/, 'tooLong'],
  [/future/, 'past'],
  [/a day/, 'date'],
];

function problemOf(words: string): FieldProblem {
  return problems.find(([pattern]) => pattern.test(words))?.[1] ?? 'unknown';
}
