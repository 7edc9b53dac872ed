/** Problems of the fields of a group, with the texts that the API sends. Pages translate them by key. */
export const groupProblems = {
  required: 'is required',
  name: 'must have a letter or a digit',
  webAddress: 'must be a name, without a web address',
  tooLong: 'is too long',
  unknown: 'is not in the list',
  private: 'must stay private, because its members wrote for each other only',
} as const;

export type GroupProblem = keyof typeof groupProblems;

const byWords = new Map(
  Object.entries(groupProblems).map(([key, words]) => [words as string, key as GroupProblem]),
);

/** Returns the key of a problem from its text in an issue or error reply; `unknown` for any other text. */
export function groupProblemOf(words: string): GroupProblem {
  return byWords.get(words) ?? 'unknown';
}
