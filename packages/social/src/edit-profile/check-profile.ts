import { type ProfileProblem, profileProblemOf } from '@wbn/contract/social/profile-problems.ts';
import { savedProfileSchema } from '@wbn/contract/social/save-own-profile.ts';
import type { ProfileBody } from './profile-values.ts';

/** What is wrong, by the field of the call. */
export type ProfileProblems = Readonly<Partial<Record<string, ProfileProblem>>>;

/** What the API would find wrong, found by the same schema; the first thing of each field. */
export function checkProfile(body: ProfileBody): ProfileProblems {
  const { error } = savedProfileSchema.safeParse(body);
  const found = (error?.issues ?? []).map(({ path, message }) => [path[0], profileProblemOf(message)]);
  return Object.fromEntries(found.toReversed());
}

/** The same from the fields of an error reply. */
export function problemsOf(fields: Readonly<Record<string, string>> = {}): ProfileProblems {
  return Object.fromEntries(
    Object.entries(fields).map(([path, words]) => [path.split('.')[0], profileProblemOf(words)]),
  );
}
