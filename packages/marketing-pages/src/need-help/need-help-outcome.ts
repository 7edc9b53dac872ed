import type { NeedHelpProblem } from '@wbn/contract/need-help/need-help-problems.ts';
import type { NeedHelpName } from './need-help-values.ts';

/** Problems by field. */
export type NeedHelpProblems = Readonly<Partial<Record<NeedHelpName, NeedHelpProblem>>>;

/** Outcome of a request (NHF-11). */
export type NeedHelpOutcome =
  | { readonly state: 'sent' }
  | { readonly state: 'invalid'; readonly problems: NeedHelpProblems }
  | { readonly state: 'failed' }
  /** Rate limit: too many requests from this address. */
  | { readonly state: 'limited' };
