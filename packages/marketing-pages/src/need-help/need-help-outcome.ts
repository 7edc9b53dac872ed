import type { NeedHelpProblem } from '@wbn/contract/need-help/need-help-problems.ts';
import type { NeedHelpName } from './need-help-values.ts';

/** What is wrong, by field. */
export type NeedHelpProblems = Readonly<Partial<Record<NeedHelpName, NeedHelpProblem>>>;

/** What became of a request (NHF-11). */
export type NeedHelpOutcome =
  | { readonly state: 'sent' }
  | { readonly state: 'invalid'; readonly problems: NeedHelpProblems }
  | { readonly state: 'failed' }
  /** Sent too often from this address. */
  | { readonly state: 'limited' };
