import type { ReportableType } from '@wbn/contract/social/reports.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely, Selectable } from 'kysely';
import { tell } from '../notifications/tell.ts';
import { selectAffected } from './report.sql.ts';

interface Outcome {
  /** The reporters. */
  readonly people: readonly string[];
  /** What was reported. */
  readonly id: string;
  readonly type: ReportableType;
}

/** Tells reporters that their report was decided. */
export function tellReporters(
  transaction: Kysely<Database>,
  { people, ...resource }: Outcome,
): Promise<void> {
  return tell(transaction, 'report-decided', people, { resource });
}

/**
 * Tells whom it affects that a text was removed, a company was taken off the site, a person was suspended or a group was hidden, that this was reviewed, or that its time is over; the
 * case holds the text and the reason. Others read nothing of it.
 */
export async function tellAffected(
  transaction: Kysely<Database>,
  { id, resource_id, resource_type }: Selectable<Database['report_case']>,
  outcome: 'removed' | 'restored' | 'confirmed' | 'over',
): Promise<void> {
  const affected = await selectAffected.all(transaction, { id: resource_id });
  const people = affected.map(({ user_id }) => user_id);
  const places = {
    resource: { id: resource_id, type: resource_type },
    root: { id, type: 'report-case' },
  } as const;
  if (resource_type === 'business' || resource_type === 'user' || resource_type === 'group') {
    const who = ({ business: 'company', user: 'person', group: 'group' } as const)[resource_type];
    const ends = { removed: 'off', confirmed: 'stays-off', restored: 'back' } as const;
    const told =
      outcome === 'over'
        ? // A group is hidden without an end.
          (`${who === 'company' ? who : 'person'}-over` as const)
        : (`${who}-${ends[outcome]}` as const);
    await tell(transaction, 'measure-decided', people, { ...places, outcome: told });
  } else if (outcome === 'removed') await tell(transaction, 'text-removed', people, places);
  else if (outcome !== 'over') await tell(transaction, 'removal-reviewed', people, { ...places, outcome });
}
