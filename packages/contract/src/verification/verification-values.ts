import { paidLevels } from '../membership/membership-plans.ts';
import type { MembershipLevel } from '../shared/values.ts';

/** `more-asked`: the reviewer needs more information; `ended`: it was approved and is no longer valid. */
export const caseStates = [
  'draft',
  'submitted',
  'in-review',
  'more-asked',
  'approved',
  'rejected',
  'withdrawn',
  'ended',
] as const;

/** States in which the company may change claims and documents. */
export const editableStates = ['draft', 'more-asked'] as const satisfies readonly CaseState[];
/** States in which the case waits for a reviewer. */
export const reviewStates = ['submitted', 'in-review'] as const satisfies readonly CaseState[];

/** `taken-away`: by a decision; `renewed`: replaced by a newer case. */
export const endReasons = ['expired', 'proof-ended', 'taken-away', 'renewed'] as const;

/** Kinds of documents that a company can upload. */
export const documentKinds = [
  'trade-register',
  'tax-registration',
  'proof-of-address',
  'signatory-identity',
  'certificate',
] as const;

/** Documents required before a review. */
export const requiredDocuments = [
  'trade-register',
  'tax-registration',
  'proof-of-address',
  'signatory-identity',
] as const satisfies readonly DocumentKind[];

/** Kinds of checks; `certificate` once per uploaded certificate. */
export const checkKinds = [
  'legal-existence',
  'address',
  'tax-number',
  'signatory',
  'contact-channel',
  'certificate',
] as const;

/** Checks required for approval; the badge ends when the first of them ends. */
export const requiredChecks = [
  'legal-existence',
  'address',
  'tax-number',
  'signatory',
] as const satisfies readonly CheckKind[];

/** The company's claims. */
export const claimNames = [
  'legalName',
  'registrationNumber',
  'address',
  'taxNumber',
  'signatory',
  'contactChannel',
] as const;

/** Maximum documents of a case. */
export const mostDocuments = 20;

/** Working days in which staff answer a case that was submitted. */
export const reviewDays = 5;

/** Days before the badge ends from which a renewal may start. */
export const renewalDays = 60;

export type CaseState = (typeof caseStates)[number];
export type EndReason = (typeof endReasons)[number];
export type DocumentKind = (typeof documentKinds)[number];
export type CheckKind = (typeof checkKinds)[number];
export type ClaimName = (typeof claimNames)[number];

/** Whether a plan includes the review (MEM-12 to MEM-15). */
export function includesReview(level: MembershipLevel): boolean {
  return paidLevels.some((paid) => paid === level);
}

/** Whether approval requires this check. */
export function isRequiredCheck(kind: CheckKind): boolean {
  return requiredChecks.some((required) => required === kind);
}

/** Whether the company may change a case in this state. */
export function isEditable(state: CaseState): boolean {
  return editableStates.some((one) => one === state);
}
