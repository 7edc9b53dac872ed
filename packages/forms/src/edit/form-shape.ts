import type { BusinessProblem } from '@wbn/contract/business/business-problems.ts';
import type { GroupProblem } from '@wbn/contract/groups/group-problems.ts';
import type { Comparison, Values } from '@wbn/contract/shared/merge-values.ts';
import type { ProfileProblem } from '@wbn/contract/social/profile-problems.ts';
import { isRangeEnd } from './range-ends.ts';
import { type DraftRecord, isDraftRecord } from './stored-draft.ts';

/** Problems of an inquiry's fields. */
type RequestProblem = 'past' | 'files' | 'cannotAsk' | 'notShown' | 'contact';

/** Problems of the payer's fields. */
type PaymentProblem = 'taxId';

/** Problem of a field; `sending`: a file of it is still being uploaded. Each has a text in `locales`. */
export type FieldProblem =
  | BusinessProblem
  | ProfileProblem
  | RequestProblem
  | PaymentProblem
  | GroupProblem
  | 'sending';

/** Problems by control name: `city`, or `photos.{id}` for an entry of a list. */
export type Problems = Readonly<Record<string, FieldProblem>>;

type Path = readonly string[];

export interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** Describes a form's values and validation, without React and without calls. */
export interface FormShape<V extends Values> extends Comparison<V> {
  /** Prefix of the ids of its controls. */
  readonly name: string;
  /** Property of the request body that holds the fields; absent: the body itself. */
  readonly key?: string;
  /** Validates with the schema of the API; `base` is what the server holds. */
  readonly findIssues: (values: V, base: V) => readonly Issue[];
  /** Returns the control for a path in the request body. Default: the first segment, with the end of a range. */
  readonly controlOf?: (path: Path, values: V) => string;
  /** Maps the message of an issue or of an error reply to a problem. */
  readonly problemOf: (words: string, control: string) => FieldProblem;
  /** Restores values from a stored draft. Default: fields whose type still fits. */
  readonly revive?: (kept: DraftRecord, saved: V) => V;
}

interface Schema {
  readonly safeParse: (body: unknown) => {
    readonly error?: { readonly issues: readonly Issue[] } | undefined;
  };
}

/** Returns the issues of a schema for a body. */
export function issuesOf(schema: Schema, body: unknown): readonly Issue[] {
  return schema.safeParse(body).error?.issues ?? [];
}

/** Returns the first problem of each control. */
export function findProblems<V extends Values>(shape: FormShape<V>, values: V, base: V): Problems {
  return toProblems(shape, values, shape.findIssues(values, base));
}

/** Returns the problems from the fields of an error reply, such as 'general.totalEmployees.max'. */
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
  // The first problem of a control counts; the order of the issues is kept.
  const found = new Map<string, FieldProblem>();
  for (const { control, problem } of problems) if (!found.has(control)) found.set(control, problem);
  return Object.fromEntries(found);
}

/** The first segment of a path, with the end of a range. */
function controlOf([field = '', end]: Path): string {
  return isRangeEnd(end) ? `${field}.${end}` : field;
}

/** Restores the fields of a draft whose type still fits; all others take the saved value. */
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
