import type { BusinessProblem } from '@wbn/contract/business/business-problems.ts';
import type { Comparison, Values } from '@wbn/contract/shared/merge-values.ts';
import type { ProfileProblem } from '@wbn/contract/social/profile-problems.ts';
import { isRangeEnd } from './range-ends.ts';
import { type DraftRecord, isDraftRecord } from './stored-draft.ts';

/** What can be wrong with an inquiry. */
type RequestProblem = 'past' | 'files' | 'cannotAsk' | 'notShown';

/** What can be wrong with who pays. */
type PaymentProblem = 'taxId';

/** What can be wrong with a field; `sending`: something of it is still on its way. Each has its words in `locales`. */
export type FieldProblem = BusinessProblem | ProfileProblem | RequestProblem | PaymentProblem | 'sending';

/** What is wrong, by the name of the control: `city`, or `photos.{id}` for an entry of a list. */
export type Problems = Readonly<Record<string, FieldProblem>>;

type Path = readonly string[];

export interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** What a form knows of its values, without React and without a call. */
export interface FormShape<V extends Values> extends Comparison<V> {
  /** First word of the ids of its controls. */
  readonly name: string;
  /** Where its fields stand in the body of the call; at the top when absent. */
  readonly key?: string;
  /** What the API would find wrong, found by the same schema; `base` is what the server holds. */
  readonly findIssues: (values: V, base: V) => readonly Issue[];
  /** The control of an entry of the body; the first name of its path when absent, and the end of a range. */
  readonly controlOf?: (path: Path, values: V) => string;
  /** The key of a problem from the words of an issue or of an error reply. */
  readonly problemOf: (words: string, control: string) => FieldProblem;
  /** What a draft still holds of the form's values; by the kind of each field when absent. */
  readonly revive?: (kept: DraftRecord, saved: V) => V;
}

interface Schema {
  readonly safeParse: (body: unknown) => {
    readonly error?: { readonly issues: readonly Issue[] } | undefined;
  };
}

/** What a schema finds wrong. */
export function issuesOf(schema: Schema, body: unknown): readonly Issue[] {
  return schema.safeParse(body).error?.issues ?? [];
}

/** The first thing that is wrong with each control. */
export function findProblems<V extends Values>(shape: FormShape<V>, values: V, base: V): Problems {
  return toProblems(shape, values, shape.findIssues(values, base));
}

/** The same from the fields of an error reply: 'general.totalEmployees.max'. */
export function problemsOfReply<V extends Values>(
  shape: FormShape<V>,
  values: V,
  fields: Readonly<Record<string, string>>,
): Problems {
  const issues = Object.entries(fields).map(([name, message]) => {
    const path = name.split('.');
    return { path: path[0] === shape.key ? path.slice(1) : path, message };
  });
  return toProblems(shape, values, issues);
}

function toProblems<V extends Values>(shape: FormShape<V>, values: V, issues: readonly Issue[]): Problems {
  const problems = issues.map(({ path, message }) => {
    const names = path.map(String);
    const control = shape.controlOf?.(names, values) ?? controlOf(names);
    return { control, problem: shape.problemOf(message, control) };
  });
  // The first of a control counts; the order of the issues stays.
  const found = new Map<string, FieldProblem>();
  for (const { control, problem } of problems) if (!found.has(control)) found.set(control, problem);
  return Object.fromEntries(found);
}

/** The first name of a path, with the end of a range. */
function controlOf([field = '', end]: Path): string {
  return isRangeEnd(end) ? `${field}.${end}` : field;
}

/** Fields of a draft that are still of the same kind; what is saved for all others. */
export function reviveValues<V extends Values>(shape: FormShape<V>, kept: unknown, saved: V): V {
  const draft = isDraftRecord(kept) ? kept : {};
  if (shape.revive) return shape.revive(draft, saved);
  const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value);
  const fields = Object.entries(saved).map(([name, value]) => [
    name,
    kindOf(draft[name]) === kindOf(value) ? draft[name] : value,
  ]);
  return Object.fromEntries(fields) as V;
}
