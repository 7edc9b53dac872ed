import type { Report, ReportReason } from '@wbn/contract/social/reports.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { toIsoTime } from '../../server/iso-time.ts';
import { loadAuthors } from '../authors/load-authors.ts';
import type { OwnReportRow } from './report.sql.ts';

/** Characters of a post, comment or thread that are enough to know it by. */
const excerptLength = 160;

const states = { keep: 'kept', remove: 'removed' } as const;

/** Reports for the one who made them. */
export async function presentReports(db: Kysely<Database>, rows: readonly OwnReportRow[]): Promise<Report[]> {
  const owners = await loadAuthors(
    db,
    rows.map(({ owner_id }) => owner_id),
  );
  return rows.map((row) => {
    const isText = ['post', 'comment', 'request'].includes(row.resource_type);
    return {
      reportID: row.id,
      resourceID: row.resource_id,
      resourceType: row.resource_type,
      ownerName: owners.get(row.owner_id)?.name ?? (isText ? '' : row.content),
      excerpt: isText ? shorten(row.content) : undefined,
      // Only what the contract lists is ever stored.
      reason: row.reason as ReportReason,
      note: row.note ?? undefined,
      state: row.decision ? states[row.decision] : 'open',
      createdAt: toIsoTime(row.created_at),
      decidedAt: row.decided_at ? toIsoTime(row.decided_at) : undefined,
    };
  });
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  const characters = [...line];
  return characters.length > excerptLength ? `${characters.slice(0, excerptLength - 1).join('')}…` : line;
}
