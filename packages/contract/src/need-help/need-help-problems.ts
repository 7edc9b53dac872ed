/** Problems of fields of the need-help form, with the texts that the API sends. Pages translate them by key. */
export const needHelpProblems = {
  required: 'is required',
  tooLong: 'is too long',
  email: 'must be an e-mail address such as name@company.com',
  website: 'must be a web address such as www.company.com',
  phone: 'must hold at least 8 digits and nothing but digits, spaces and + ( ) - . /',
  employees: 'must be a number or a range, such as 12 or 10-50',
  usaState: 'must be one of the 50 states or DC when the country is US',
  noUsaState: 'belongs to the country US only',
  unknown: 'is not in the list',
} as const;

export type NeedHelpProblem = keyof typeof needHelpProblems;

const byWords = new Map(Object.entries(needHelpProblems).map(([key, words]) => [words as string, key]));

/** Returns the key of a problem from its text in an issue or error reply; `unknown` for any other text. */
export function needHelpProblemOf(words: string): NeedHelpProblem {
  return (byWords.get(words) as NeedHelpProblem | undefined) ?? 'unknown';
}
