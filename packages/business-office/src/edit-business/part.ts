import type { BusinessProfile, BusinessSession } from '@wbn/contract/business/business.ts';
import { businessProblemOf } from '@wbn/contract/business/business-problems.ts';
import type { ProfilePart } from '@wbn/contract/business/profile-parts.ts';
import type { saveBusiness } from '@wbn/contract/business/save-business.ts';
import type { CallInput } from '@wbn/contract/call.ts';
import type { Values } from '@wbn/contract/shared/merge-values.ts';
import { type FormShape, issuesOf } from '@wbn/forms/edit/form-shape.ts';
import type { ServerSnapshot } from '@wbn/forms/edit/form-state.ts';

export type BusinessBody = CallInput<typeof saveBusiness>['body'];

/** A part of a company's profile: the form edits `V`, the API takes `body`. */
export interface Part<V extends Values> extends FormShape<V> {
  readonly name: ProfilePart;
  readonly key: Exclude<keyof BusinessBody, 'versions'>;
  readonly valuesOf: (business: BusinessProfile) => V;
  /** Returns the request body; `base` is what the server holds. */
  readonly toBody: (values: V, base: V) => unknown;
}

interface PartFacts<V extends Values> extends Omit<Part<V>, 'findIssues' | 'problemOf'> {
  readonly schema: Parameters<typeof issuesOf>[0];
  /** Additional validation that the schema does not cover. */
  readonly findMore?: Part<V>['findIssues'];
}

/** Defines a part that is validated by the schema of its body. */
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

/** Returns what the server holds of a part. */
export function snapshotOf<V extends Values>(
  part: Part<V>,
  business: BusinessProfile,
  { versions }: BusinessSession,
): ServerSnapshot<V> {
  return { values: part.valuesOf(business), version: versions[part.name] };
}

/** Contains the person's id, so that nobody else on this computer gets the draft. */
export function draftKey(userID: string, businessID: string, part: ProfilePart): string {
  return `wbn-business-draft-${userID}-${businessID}-${part}`;
}
