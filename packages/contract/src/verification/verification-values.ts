import { paidLevels } from '../membership/membership-plans.ts';
import type { MembershipLevel } from '../shared/values.ts';

/** `more-asked`: the reviewer needs something else; `ended`: it was approved and holds no more. */
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

/** States in which the company may change what it hands in. */
export const editableStates = ['draft', 'more-asked'] as const satisfies readonly CaseState[];
/** States in which the case waits for a reviewer. */
export const reviewStates = ['submitted', 'in-review'] as const satisfies readonly CaseState[];

/** `taken-away`: by a decision; `renewed`: a newer case took its place. */
export const endReasons = ['expired', 'proof-ended', 'taken-away', 'renewed'] as const;

/** What a company may hand in. */
export const documentKinds = [
  'trade-register',
  'tax-registration',
  'proof-of-address',
  'signatory-identity',
  'certificate',
] as const;

/** What must be handed in before a reviewer looks. */
export const requiredDocuments = [
  'trade-register',
  'tax-registration',
  'proof-of-address',
  'signatory-identity',
] as const satisfies readonly DocumentKind[];

/** What is checked; `certificate` once for each that was handed in. */
export const checkKinds = [
  'legal-existence',
  'address',
  'tax-number',
  'signatory',
  'contact-channel',
  'certificate',
] as const;

/** What must have passed for a yes, and whose end is the badge's end. */
export const requiredChecks = [
  'legal-existence',
  'address',
  'tax-number',
  'signatory',
] as const satisfies readonly CheckKind[];

/** What a company says of itself. */
export const claimNames = [
  'legalName',
  'registrationNumber',
  'address',
  'taxNumber',
  'signatory',
  'contactChannel',
] as const;

/** Most documents of a case. */
export const mostDocuments = 20;

/** A renewal may begin so many days before the badge ends. */
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

/** Whether a check must pass for a yes. */
export function isRequiredCheck(kind: CheckKind): boolean {
  return requiredChecks.some((required) => required === kind);
}

/** Whether the company may change a case. */
export function isEditable(state: CaseState): boolean {
  return editableStates.some((one) => one === state);
}
