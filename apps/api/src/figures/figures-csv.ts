import { Readable } from 'node:stream';
import { byteOrderMark, csvText } from '@wbn/contract/business/csv-text.ts';
import { figureMetrics } from '@wbn/contract/figures/figures.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { downloadName } from '../business/downloads/downloads.ts';
import { selectCompanyName } from '../business/downloads/request-download.sql.ts';
import { mayReadFigures } from '../business/policies.ts';
import { recordActivity } from '../business/record-activity.ts';
import { requireRoleForWrite } from '../business/require-role.ts';
import type { OpenDownload } from '../files/downloads/serve-downloads.ts';
import { dayOf } from './count-visits.sql.ts';
import { addDays, bucketsOf, sumDays } from './figure-days.ts';
import { selectDays, selectFigureFacts } from './load-figures.sql.ts';

/** Days of the longest range and the one before. */
const mostDays = 728;
const columns = ['day (UTC)', ...figureMetrics, 'meanPlace'];

/** Writes the figures of a company by day as CSV, oldest first, until yesterday. */
export async function writeFiguresCsv(
  db: Kysely<Database>,
  businessID: string,
  now = new Date(),
): Promise<string> {
  const today = dayOf(now);
  const { counted_since } = await selectFigureFacts.only(db, { businessID });
  const earliest = addDays(today, -mostDays);
  const from = counted_since && counted_since > earliest ? counted_since : earliest;
  const range = { from, to: addDays(today, -1) };
  const sums = sumDays(await selectDays.all(db, { businessID, ...range }));
  const rows = bucketsOf(range, 'day').map((day) => [
    day.from,
    ...figureMetrics.map((metric) => String(sums.sum(metric, day))),
    sums.meanPlace(day)?.toFixed(1) ?? '',
  ]);
  return byteOrderMark + csvText([columns, ...rows]);
}

const openFigures: OpenDownload = async (transaction, { db }, { business_id, user_id: userID }) => {
  // A constraint of the table guarantees the company.
  const businessID = business_id ?? '';
  await requireRoleForWrite(transaction, { businessID, userID, may: mayReadFigures, allowDeleted: true });
  await recordActivity(transaction, {
    businessID,
    userID,
    action: 'data-downloaded',
    details: { download: 'figures' },
  });
  const { company_name } = await selectCompanyName.only(transaction, { businessID });
  return {
    contentType: 'text/csv; charset=utf-8',
    fileName: downloadName(company_name, 'figures', new Date()),
    how: 'attachment',
    stream: async () => Readable.from([await writeFiguresCsv(db, businessID)], { objectMode: false }),
  };
};

/** The download of figures, whose address `request-download` gives. */
export const figureDownloads = { figures: openFigures } as const;
