import type { ReportableType } from '@wbn/contract/social/reports.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely, Selectable } from 'kysely';
import { tellByNobody } from '../notifications/notify.ts';
import { findWriter } from './report.sql.ts';

interface Outcome {
  /** Who has reported. */
  readonly people: readonly string[];
  /** What was reported. */
  readonly id: string;
  readonly type: ReportableType;
}

/** Tells people that their report was decided. */
export async function tellOutcome(
  transaction: Kysely<Database>,
  { people, id, type }: Outcome,
): Promise<void> {
  const resource = { id, type };
  await tellByNobody(transaction, people, { kind: 'report-decided', resource, root: resource });
}

/** Tells who wrote a post or comment that it was removed. Why, and how it began, is kept with the case. */
export async function tellAuthor(
  transaction: Kysely<Database>,
  { id, resource_id, resource_type }: Selectable<Database['report_case']>,
): Promise<void> {
  const writer = await findWriter.first(transaction, { id: resource_id });
  await tellByNobody(transaction, writer ? [writer.user_id] : [], {
    kind: 'text-removed',
    resource: { id: resource_id, type: resource_type },
    root: { id, type: 'report-case' },
  });
}
