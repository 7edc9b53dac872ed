import type { ReportableType } from '@wbn/contract/social/reports.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely, Selectable } from 'kysely';
import { tell } from '../notifications/tell.ts';
import { findWriter } from './report.sql.ts';

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

/** Tells the author of a post or comment that it was removed or its removal reviewed; the case holds the text and the reason. */
export async function tellTextAuthor(
  transaction: Kysely<Database>,
  { id, resource_id, resource_type }: Selectable<Database['report_case']>,
  outcome: 'removed' | 'restored' | 'confirmed',
): Promise<void> {
  const writer = await findWriter.first(transaction, { id: resource_id });
  const people = writer ? [writer.user_id] : [];
  const places = {
    resource: { id: resource_id, type: resource_type },
    root: { id, type: 'report-case' },
  } as const;
  if (outcome === 'removed') await tell(transaction, 'text-removed', people, places);
  else await tell(transaction, 'removal-reviewed', people, { ...places, outcome });
}
