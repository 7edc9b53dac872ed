import type { BusinessProfile } from '@wbn/contract/business/business.ts';
import { type BusinessProblem, businessProblemOf } from '@wbn/contract/business/business-problems.ts';
import type { ProfilePart } from '@wbn/contract/business/profile-parts.ts';
import type { saveBusiness } from '@wbn/contract/business/save-business.ts';
import type { CallInput } from '@wbn/contract/call.ts';
import type { Together, Values } from './merge-values.ts';

export type BusinessBody = CallInput<typeof saveBusiness>['body'];

const problemsOfProducts = ['ean', 'price', 'subCategory'] as const;

/** What can be wrong with a field of a company; the other problems are those of products. */
export type PartProblem = Exclude<BusinessProblem, (typeof problemsOfProducts)[number]>;

/** What is wrong, by the field of the form. */
export type Problems = Readonly<Record<string, PartProblem>>;

type Path = readonly PropertyKey[];

/** A part of a company's profile, as its tab needs it: the form holds `V`, the API takes `body`. */
export interface Part<V extends Values> {
  readonly name: ProfilePart;
  /** Its name in the body of the call. */
  readonly key: Exclude<keyof BusinessBody, 'versions'>;
  readonly together: Together;
  readonly valuesOf: (business: BusinessProfile) => V;
  /** What is sent; `base` is what the server holds. */
  readonly toBody: (values: V, base: V) => unknown;
  /** What the API would find wrong, found by the same schema. */
  readonly findProblems: (body: unknown, values: V, base: V) => readonly Issue[];
  /** The field that an entry of the body belongs to; its first name when absent. */
  readonly fieldOf?: (path: Path, values: V) => string;
  /** A draft of last time, completed by what is saved now. */
  readonly revive: (kept: Values, saved: V) => V;
}

export interface Issue {
  readonly path: Path;
  readonly message: string;
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

/** The first thing that is wrong with each field. */
export function checkPart<V extends Values>(part: Part<V>, values: V, base: V): Problems {
  const issues = part.findProblems(part.toBody(values, base), values, base);
  return toProblems(part, values, issues);
}

/** The same from the fields of an error reply: 'general.totalEmployees.max'. */
export function problemsOfReply<V extends Values>(
  part: Part<V>,
  values: V,
  fields: Readonly<Record<string, string>>,
): Problems {
  const issues = Object.entries(fields).map(([name, message]) => {
    const path = name.split('.');
    return { path: path[0] === part.key ? path.slice(1) : path, message };
  });
  return toProblems(part, values, issues);
}

function toProblems<V extends Values>(part: Part<V>, values: V, issues: readonly Issue[]): Problems {
  const fieldOf = part.fieldOf ?? ((path: Path) => String(path[0]));
  return Object.fromEntries(
    issues.map(({ path, message }) => [fieldOf(path, values), partProblemOf(message)]).toReversed(),
  );
}

function partProblemOf(words: string): PartProblem {
  const problem = businessProblemOf(words);
  return isOfProducts(problem) ? 'unknown' : problem;
}

function isOfProducts(problem: BusinessProblem): problem is (typeof problemsOfProducts)[number] {
  return problemsOfProducts.some((one) => one === problem);
}

/** Fields of a draft that are still of the same kind; what is saved for all others. */
export function reviveFields<V extends Values>(kept: Values, saved: V): V {
  const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value);
  const fields = Object.entries(saved).map(([name, value]) => [
    name,
    kindOf(kept[name]) === kindOf(value) && kept[name] !== null ? kept[name] : value,
  ]);
  return Object.fromEntries(fields) as V;
}
