import { Readable } from 'node:stream';
import { byteOrderMark, csvText } from '@wbn/contract/business/csv-text.ts';
import { figureMetrics } from '@wbn/contract/figures/figures.ts';
import { downloadName } from '../business/downloads/downloads.ts';
import { selectCompanyName } from '../business/downloads/request-download.sql.ts';
import { mayReadFigures } from '../business/policies.ts';
import { recordActivity } from '../business/record-activity.ts';
import { requireRoleForWrite } from '../business/require-role.ts';
import type { OpenDownload } from '../files/downloads/serve-downloads.ts';
import { dayOf } from './count-visits.sql.ts';
import { addDays, bucketsOf, isCounted, sumDays } from './figure-days.ts';
import { selectDays, selectFigureFacts } from './load-figures.sql.ts';
import { readFigures } from './load-figures.ts';

/** Days of the longest range and the one before. */
const mostDays = 728;
/** Days of the lists below the days: the longest range of the page. */
const listedDays = 364;
const columns = ['day (UTC)', ...figureMetrics, 'meanPlace', 'so far'];

type Sources = Parameters<typeof readFigures>[0];

/**
 * Writes the figures of a company as CSV: a row a day, oldest first, today's so far as the last, and below them what the page lists for
 * 52 weeks. A cell is empty where views were not counted yet.
 */
export async function writeFiguresCsv(
  sources: Sources,
  businessID: string,
  now = new Date(),
): Promise<string> {
  const { db } = sources;
  const today = dayOf(now);
  const { counted_since } = await selectFigureFacts.only(db, { businessID });
  const range = { from: addDays(today, -mostDays), to: today };
  const sums = sumDays(await selectDays.all(db, { businessID, ...range }));
  const rows = bucketsOf(range, 'day').map((day) => [
    day.from,
    ...figureMetrics.map((metric) =>
      isCounted(metric, day, counted_since) ? String(sums.sum(metric, day)) : '',
    ),
    sums.meanPlace(day)?.toFixed(1) ?? '',
    day.from === today ? 'yes' : '',
  ]);
  return byteOrderMark + csvText([columns, ...rows, ...(await listRows(sources, businessID, now))]);
}

/** The lists of the page, each below an empty line and its own headings. */
async function listRows(sources: Sources, businessID: string, now: Date): Promise<string[][]> {
  const figures = await readFigures(sources, {
    businessID,
    days: listedDays,
    by: 'month',
    language: 'en',
    now,
  });
  const period = `${figures.from} to ${figures.to}`;
  const views = ['views', 'productViews'];
  const block = (headings: string[], rows: (string | number)[][]) =>
    rows.length > 0 ? [[], headings, ...rows.map((row) => row.map(String))] : [];
  return [
    ...block(
      [`source, ${period}`, ...views],
      figures.sources.map((one) => [one.source, one.views, one.productViews]),
    ),
    ...block(
      [`country, ${period}`, ...views, 'appearances'],
      figures.countries.map((one) => [
        one.country?.countryName ?? one.rest ?? '',
        one.views,
        one.productViews,
        one.appearances,
      ]),
    ),
    ...block(
      [`search words, ${period}`, 'searchers at least', 'appearances', 'meanPlace'],
      figures.words.map((one) => [one.words, one.searchers, one.appearances, one.meanPlace.toFixed(1)]),
    ),
    ...block(
      [`product, ${period}`, 'productViews', 'productViews before', 'appearances'],
      figures.products.map((one) => [one.name ?? 'other', one.views, one.viewsBefore, one.appearances]),
    ),
    ...block(
      ['boost of', 'from', 'to', 'views', 'views before', 'appearances', 'appearances before'],
      figures.boosts.map((one) => [
        one.resourceName,
        one.from,
        one.to,
        one.views,
        one.viewsBefore,
        one.appearances,
        one.appearancesBefore,
      ]),
    ),
    ...block(
      [`inquiries, ${period}`, 'answered', 'median minutes to answer'],
      [[figures.answers.inquiries, figures.answers.answered, figures.answers.medianMinutes ?? '']],
    ),
  ];
}

const openFigures: OpenDownload = async (transaction, services, { business_id, user_id: userID }) => {
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
    stream: async () => Readable.from([await writeFiguresCsv(services, businessID)], { objectMode: false }),
  };
};

/** The download of figures, whose address `request-download` gives. */
export const figureDownloads = { figures: openFigures } as const;
