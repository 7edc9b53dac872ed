import { type BusinessProblem, businessProblemOf } from '@wbn/contract/business/business-problems.ts';
import { createdBusinessSchema } from '@wbn/contract/business/create-business.ts';
import type { CreatedBody } from './created-values.ts';

/** What is wrong, by the field of the call. */
export type CreatedProblems = Readonly<Partial<Record<string, BusinessProblem>>>;

/** What the API would find wrong, found by the same schema; the first thing of each field. */
export function checkCreated(body: CreatedBody, hasStates: boolean): CreatedProblems {
  const { error } = createdBusinessSchema.safeParse(body);
  const found = (error?.issues ?? []).map(({ path, message }) => [path[0], businessProblemOf(message)]);
  const problems: CreatedProblems = Object.fromEntries(found.toReversed());
  // Which countries have states only their lists know.
  return hasStates && !body.state ? { ...problems, state: 'required' } : problems;
}

/** The same from the fields of an error reply. */
export function problemsOf(fields: Readonly<Record<string, string>> = {}): CreatedProblems {
  return Object.fromEntries(
    Object.entries(fields).map(([path, words]) => [path.split('.')[0], businessProblemOf(words)]),
  );
}
