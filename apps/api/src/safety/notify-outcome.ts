import type { NoticeOutcome } from '@wbn/contract/social/notification-kinds.ts';
import type { ReportableType } from '@wbn/contract/social/reports.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely, Selectable } from 'kysely';
import { notifyWithoutActor } from '../notifications/notify.ts';
import { findWriter } from './report.sql.ts';

interface Outcome {
  /** The reporters. */
  readonly people: readonly string[];
  /** What was reported. */
  readonly id: string;
  readonly type: ReportableType;
}

/** Notifies reporters that their report was decided. */
export async function notifyReporters(
  transaction: Kysely<Database>,
  { people, id, type }: Outcome,
): Promise<void> {
  const resource = { id, type };
  await notifyWithoutActor(transaction, people, { kind: 'report-decided', resource, root: resource });
}

/** Notifies the author of a post or comment that it was removed or its removal reviewed; the case holds the text and the reason. */
export async function notifyTextAuthor(
  transaction: Kysely<Database>,
  { id, resource_id, resource_type }: Selectable<Database['report_case']>,
  { kind, outcome }: { kind: 'text-removed' | 'removal-reviewed'; outcome?: NoticeOutcome },
): Promise<void> {
  const writer = await findWriter.first(transaction, { id: resource_id });
  await notifyWithoutActor(transaction, writer ? [writer.user_id] : [], {
    kind,
    outcome,
    resource: { id: resource_id, type: resource_type },
    root: { id, type: 'report-case' },
  });
}
