import { needHelpProblemOf } from '@wbn/contract/need-help/need-help-problems.ts';
import { needHelpSchema } from '@wbn/contract/need-help/send-need-help.ts';
import type { NeedHelpProblems } from './need-help-outcome.ts';
import type { NeedHelpValues } from './need-help-values.ts';

/** Validates the form with the API's schema. Loaded on submit, because no other page needs the schema's library. */
export function checkNeedHelp(values: NeedHelpValues): NeedHelpProblems {
  const { error } = needHelpSchema.safeParse(values);
  const found = (error?.issues ?? []).map(({ path, message }) => [path[0], needHelpProblemOf(message)]);
  // `fromEntries` keeps the last entry of a key; reversing keeps the first problem of each field.
  return Object.fromEntries(found.toReversed()) as NeedHelpProblems;
}
