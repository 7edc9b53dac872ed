import type { BusinessProfile, BusinessSession } from '@wbn/contract/business/business.ts';
import { businessProblemOf } from '@wbn/contract/business/business-problems.ts';
import type { ProfilePart } from '@wbn/contract/business/profile-parts.ts';
import type { saveBusiness } from '@wbn/contract/business/save-business.ts';
import type { CallInput } from '@wbn/contract/call.ts';
import type { Values } from '@wbn/contract/shared/merge-values.ts';
import { type FormShape, issuesOf } from '@wbn/forms/edit/form-shape.ts';
import type { ServerSnapshot } from '@wbn/forms/edit/form-state.ts';

export type BusinessBody = CallInput<typeof saveBusiness>['body'];

/** A part of a company's profile, as its tab needs it: the form holds `V`, the API takes `body`. */
export interface Part<V extends Values> extends FormShape<V> {
  readonly name: ProfilePart;
  readonly key: Exclude<keyof BusinessBody, 'versions'>;
  readonly valuesOf: (business: BusinessProfile) => V;
  /** What is sent; `base` is what the server holds. */
  readonly toBody: (values: V, base: V) => unknown;
}

interface PartFacts<V extends Values> extends Omit<Part<V>, 'findIssues' | 'problemOf'> {
  readonly schema: Parameters<typeof issuesOf>[0];
  /** What the schema does not find. */
  readonly findMore?: Part<V>['findIssues'];
}

/** A part that is checked by the schema of its body. */
export function definePart<V extends Values>({ schema, findMore, ...facts }: PartFacts<V>): Part<V> {
  return {
    ...facts,
    findIssues: (values, base) => [
      ...issuesOf(schema, facts.toBody(values, base)),
      ...(findMore?.(values, base) ?? []),
    ],
    problemOf: businessProblemOf,
  };
}

/** What the server holds of a part. */
export function snapshotOf<V extends Values>(
  part: Part<V>,
  business: BusinessProfile,
  { versions }: BusinessSession,
): ServerSnapshot<V> {
  return { values: part.valuesOf(business), version: versions[part.name] };
}

/** Nobody else who signs in on this computer gets it. */
export function draftKey(userID: string, businessID: string, part: ProfilePart): string {
  return `wbn-business-draft-${userID}-${businessID}-${part}`;
}
