/**
 * Problems of fields of a person's profile, with the texts that the API sends. Pages translate them by key. Those of
 * phone and birth date are the alerts of the form (PRF-09, PRF-11).
 */
export const profileProblems = {
  required: 'is required',
  tooLong: 'is too long',
  webAddress: 'must be a name, without a web address',
  phone: 'Invalid phone number, please check the format (e.g. + 1 12345678)',
  date: 'Invalid date format, please check it (e.g. 1970-10-24)',
  unknown: 'is not in the list',
  state: 'is not a state of this country',
} as const;

export type ProfileProblem = keyof typeof profileProblems;

const byWords = new Map(
  Object.entries(profileProblems).map(([key, words]) => [words as string, key as ProfileProblem]),
);

/** Returns the key of a problem from its text in an issue or error reply; `unknown` for any other text. */
export function profileProblemOf(words: string): ProfileProblem {
  return byWords.get(words) ?? 'unknown';
}
