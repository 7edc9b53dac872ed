import type { DeskRight } from './rights.ts';

interface CaseKindFacts {
  /** Who may see and decide cases of the kind. */
  readonly right: DeskRight;
  /** Hours until a case is due, by the harm that waiting does: 0 none, 1 some, 2 much. */
  readonly hours: readonly [none: number, some: number, much: number];
}

const day = 24;

/**
 * The kinds of cases. A kind is one line here, a folder of its name in `apps/api/src/desk/kinds/`, and texts in
 * `apps/desk/src/cases/locales`.
 */
export const caseKinds = {
  report: { right: 'moderate', hours: [2 * day, day, 4] },
  objection: { right: 'moderate', hours: [7 * day, 3 * day, day] },
  'held-message': { right: 'moderate', hours: [day, 8, 4] },
  claim: { right: 'decide-companies', hours: [3 * day, 2 * day, day] },
  'claim-dispute': { right: 'decide-companies', hours: [2 * day, day, 8] },
  verification: { right: 'decide-companies', hours: [5 * day, 3 * day, day] },
  'page-removal': { right: 'decide-companies', hours: [7 * day, 3 * day, day] },
  support: { right: 'answer-support', hours: [day, 8, 4] },
  'need-help': { right: 'answer-support', hours: [2 * day, day, 8] },
  'payment-dispute': { right: 'handle-payments', hours: [3 * day, 2 * day, day] },
  'unused-payment': { right: 'handle-payments', hours: [3 * day, 2 * day, day] },
  'failed-import': { right: 'answer-support', hours: [2 * day, day, 8] },
  'failed-mail': { right: 'run-jobs', hours: [day, 8, 4] },
  'failed-job': { right: 'run-jobs', hours: [day, 8, 4] },
} as const satisfies Readonly<Record<string, CaseKindFacts>>;

export type CaseKind = keyof typeof caseKinds;

export const caseKindNames = Object.keys(caseKinds) as [CaseKind, ...CaseKind[]];
