import { needHelpProblemOf } from '@wbn/contract/need-help/need-help-problems.ts';
import { needHelpSchema } from '@wbn/contract/need-help/send-need-help.ts';
import type { NeedHelpProblems } from './need-help-outcome.ts';
import type { NeedHelpValues } from './need-help-values.ts';

/**
 * What the API would find wrong, found by the same schema. Imported when somebody sends the form: the schema comes with
 * a library that no other page needs.
 */
export function checkNeedHelp(values: NeedHelpValues): NeedHelpProblems {
  const { error } = needHelpSchema.safeParse(values);
  const found = (error?.issues ?? []).map(({ path, message }) => [path[0], needHelpProblemOf(message)]);
  // The first thing that is wrong with a field is the one to say.
  return Object.fromEntries(found.toReversed()) as NeedHelpProblems;
}
