import {
  type FigureDays,
  type FigureMetric,
  type FigureSource,
  type Figures,
  type FigureUnit,
  fewestPeers,
  fewestSearchers,
  figureMetrics,
  figureSources,
  loadFigures,
  mostFigureEntries,
} from '@wbn/contract/figures/figures.ts';
import type { TextLanguage } from '@wbn/contract/shared/language.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { RowOf } from '@wbn/postgres/statement.ts';
import type { Kysely } from 'kysely';
import { mayReadFigures } from '../business/policies.ts';
import { requireRole } from '../business/require-role.ts';
import { findCountry } from '../catalog/reference/countries.ts';
import { defineHandler } from '../server/define-handler.ts';
import type { Services } from '../services.ts';
import { dayOf } from './count-visits.sql.ts';
import { addDays, bucketsOf, isCounted, rangeOf, sumDays } from './figure-days.ts';
import {
  selectBoostFigures,
  selectDays,
  selectFigureFacts,
  selectMedians,
  selectParts,
  selectProductNames,
  selectWords,
  sumRangeAnswers,
} from './load-figures.sql.ts';

export const loadFiguresHandler = defineHandler(
  loadFigures,
  async ({ params: { id: businessID }, query: { days, by }, user: { userID }, language, services }) => {
    await requireRole(services.db, { businessID, userID, may: mayReadFigures });
    return { data: await readFigures(services, { businessID, days: days as FigureDays, by, language }) };
  },
  { costly: true },
);

interface FiguresQuery {
  readonly businessID: string;
  readonly days: FigureDays;
  readonly by: FigureUnit;
  readonly language: TextLanguage;
  readonly now?: Date;
}

/** Reads the figures of a company for the days before today. */
export async function readFigures(
  { db, catalog }: Pick<Services, 'db' | 'catalog'>,
  { businessID, days, by, language, now = new Date() }: FiguresQuery,
): Promise<Figures> {
  const today = dayOf(now);
  const range = rangeOf(today, days);
  const { from, to, before } = range;
  const { category_ids, followers, counted_since } = await selectFigureFacts.only(db, { businessID });
  const sums = sumDays(await selectDays.all(db, { businessID, from: before.from, to: today }));
  const parts = await selectParts.all(db, { businessID, from, to, before: before.from });
  const partsOf = (dimension: 'country' | 'source' | 'product') =>
    parts.filter((part) => part.dimension === dimension);
  const buckets = bucketsOf(range, by);
  const earlier = (bucket: { from: string; to: string }) => ({
    from: addDays(bucket.from, -days),
    to: addDays(bucket.to, -days),
  });
  const sumOf = (name: FigureMetric, on: { from: string; to: string }) =>
    isCounted(name, on, counted_since) ? sums.sum(name, on) : null;
  const peers = await findPeers(db, category_ids, days);
  const category = peers && catalog.industries.find(peers.categoryID, language);
  const words = await selectWords.all(db, { businessID, from, to, fewest: fewestSearchers });
  const boosts = await selectBoostFigures.all(db, { businessID, from, to });
  return {
    timeZone: 'UTC',
    days,
    by,
    from,
    to,
    before,
    countedSince: counted_since ?? undefined,
    buckets,
    metrics: figureMetrics.map((name) => ({
      name,
      total: sumOf(name, range),
      before: sumOf(name, before),
      today: sums.sum(name, { from: today, to: today }),
      median: category && peers.medians.get(name),
      values: buckets.map((bucket) => sumOf(name, bucket)),
      valuesBefore: buckets.map((bucket) => sumOf(name, earlier(bucket))),
    })),
    peers: category && { category: { id: category.id, name: category.name }, companies: peers.companies },
    place: {
      mean: sums.meanPlace(range),
      before: sums.meanPlace(before),
      values: buckets.map((bucket) => sums.meanPlace(bucket) ?? null),
    },
    answers: {
      ...presentAnswers(await sumRangeAnswers.only(db, { businessID, from, to })),
      before: presentAnswers(await sumRangeAnswers.only(db, { businessID, ...before })),
      peersMedianMinutes: category && peers.medians.get('answerMinutes'),
    },
    followers,
    countries: presentCountries(partsOf('country'), language),
    sources: figureSources.map((source) => presentSource(source, partsOf('source'))),
    words: words.map(({ mean_place, ...word }) => ({ ...word, meanPlace: mean_place })),
    products: await presentProducts(db, businessID, partsOf('product')),
    boosts: boosts.map((boost) => ({
      boostID: boost.id,
      resourceType: boost.resource_type,
      ...(boost.resource_id && { resourceID: boost.resource_id }),
      resourceName: boost.resource_name,
      from: boost.first,
      to: boost.last,
      isRunning: boost.is_running,
      views: boost.views,
      viewsBefore: boost.views_before,
      appearances: boost.appearances,
      appearancesBefore: boost.appearances_before,
    })),
  };
}

/** Returns the medians of the first category of a company that has enough companies. */
async function findPeers(db: Kysely<Database>, categoryIDs: readonly string[], days: FigureDays) {
  const rows = await selectMedians.all(db, { categoryIDs, days });
  const categoryID = categoryIDs.find((id) =>
    rows.some(({ category_id, companies }) => category_id === id && companies >= fewestPeers),
  );
  if (!categoryID) return undefined;
  const own = rows.filter(({ category_id }) => category_id === categoryID);
  return {
    categoryID,
    companies: Math.max(...own.map(({ companies }) => companies)),
    medians: new Map(own.map(({ metric, median }) => [metric, median])),
  };
}

type Part = RowOf<typeof selectParts>;

function presentAnswers({ median_minutes, ...answers }: RowOf<typeof sumRangeAnswers>) {
  return { ...answers, medianMinutes: median_minutes ?? undefined };
}

function presentCountries(parts: readonly Part[], language: TextLanguage): Figures['countries'] {
  const counts = ({ views, product_views, appearances }: Part) => ({
    views,
    productViews: product_views,
    appearances,
  });
  const isSmall = (part: Part, at: number) => part.key === 'other' || at >= mostFigureEntries;
  const small = parts.filter(isSmall);
  const large = parts.filter((part, at) => !isSmall(part, at)).filter(hasCounts);
  const entries = large.map((part) => {
    const country = findCountry(part.key, language);
    return { ...(country ? { country } : { rest: 'unknown' as const }), ...counts(part) };
  });
  const rest = addParts(small);
  return hasCounts(rest) ? [...entries, { rest: 'other', ...counts(rest) }] : entries;
}

function presentSource(source: FigureSource, parts: readonly Part[]): Figures['sources'][number] {
  const part = parts.find(({ key }) => key === source);
  return { source, views: part?.views ?? 0, productViews: part?.product_views ?? 0 };
}

async function presentProducts(
  db: Kysely<Database>,
  businessID: string,
  parts: readonly Part[],
): Promise<Figures['products']> {
  const ids = parts.map(({ key }) => key).filter((key) => key !== 'other');
  const rows = await selectProductNames.all(db, { businessID, ids });
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  const counts = ({ product_views, product_views_before, appearances }: Part) => ({
    views: product_views,
    viewsBefore: product_views_before,
    appearances,
  });
  const known = parts.filter(({ key }) => names.has(key)).slice(0, mostFigureEntries);
  const rest = addParts(parts.filter((part) => !known.includes(part)));
  const entries = known.map((part) => ({ productID: part.key, name: names.get(part.key), ...counts(part) }));
  return hasCounts(rest) ? [...entries, counts(rest)] : entries;
}

function hasCounts({ views, product_views, product_views_before, appearances }: Part): boolean {
  return views + product_views + product_views_before + appearances > 0;
}

function addParts(parts: readonly Part[]): Part {
  const sum: Part = {
    dimension: 'country',
    key: 'other',
    ...{ views: 0, product_views: 0, product_views_before: 0, appearances: 0 },
  };
  for (const part of parts) {
    sum.views += part.views;
    sum.product_views += part.product_views;
    sum.product_views_before += part.product_views_before;
    sum.appearances += part.appearances;
  }
  return sum;
}
