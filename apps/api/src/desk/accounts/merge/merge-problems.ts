import type { MergeProblem } from '@wbn/contract/desk/merge.ts';
import type { RowOf } from '@wbn/postgres/statement.ts';
import type { findObstacles, MergedBusiness } from './merge.sql.ts';

/** Why two companies cannot be merged, in words for staff. */
export const problemTexts: Readonly<Record<MergeProblem, string>> = {
  deleted: 'One of the two companies is deleted. Restore it first.',
  hidden: 'The company that stays is not on the site, the other one is: its addresses would lead nowhere.',
  'both-paid': 'Both companies pay for a plan. One of the subscriptions has to end first.',
  'gone-paid': 'The company that goes pays for its plan. Keep that one instead.',
  claim: 'A claim of one of the two companies waits. Decide it first.',
  payment: 'A payment of one of the two companies is disputed. Wait until the dispute is over.',
  verification: 'A verification of one of the two companies runs. Decide it first.',
  hold: 'One of the two companies is off the site after a report. End the measure first.',
  report: 'A report about the company that goes waits. Decide it first.',
  import: 'An import of products of one of the two companies runs. Wait until it is done.',
  removal:
    'The page of one of the two companies is removed, or somebody has asked for it. Decide that first.',
};

/** The problems of a merge, in the order in which they are told. */
export function problemsOf(
  kept: MergedBusiness,
  gone: MergedBusiness,
  { kept_paid, gone_paid, ...obstacles }: RowOf<typeof findObstacles>,
): MergeProblem[] {
  const found: Readonly<Record<MergeProblem, boolean>> = {
    deleted: kept.deleted_at !== null || gone.deleted_at !== null,
    hidden: gone.is_public === true && kept.is_public !== true && kept.deleted_at === null,
    'both-paid': kept_paid && gone_paid,
    'gone-paid': gone_paid && !kept_paid,
    ...obstacles,
  };
  return (Object.keys(problemTexts) as MergeProblem[]).filter((problem) => found[problem]);
}
