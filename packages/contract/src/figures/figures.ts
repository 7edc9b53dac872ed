import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idParams } from '../shared/id.ts';
import { countrySchema, namedSchema } from '../shared/values.ts';

/** Days of a range, which ends yesterday. All are whole weeks, so that a range and the one before have the same weekdays. */
export const figureDays = [7, 28, 91, 364] as const;

export type FigureDays = (typeof figureDays)[number];

const wrongDays = 'must be 7, 28, 91 or 364';

/** Weeks begin on Monday. */
export const figureUnits = ['day', 'week', 'month'] as const;

export type FigureUnit = (typeof figureUnits)[number];

/**
 * `views`: of the company's page; `productViews`: of its products' pages; a visitor counts once per day, page and
 * source. `appearances`: times that a first page of results showed the company or one of its products, once per
 * visitor, day and words. `inquiries`: received; `followers`: people who follow since then and still do.
 */
export const figureMetrics = ['views', 'productViews', 'appearances', 'inquiries', 'followers'] as const;

export type FigureMetric = (typeof figureMetrics)[number];

/**
 * Where a view comes from. `search-engine`: Google and others; `wbn-search`: results and lists of WBN; `newsfeed`:
 * newsfeed, posts and timelines; `wbn-page`: any other page of a WBN site; `direct`: no referrer.
 */
export const figureSources = [
  'search-engine',
  'wbn-search',
  'newsfeed',
  'wbn-page',
  'other-site',
  'direct',
] as const;

export type FigureSource = (typeof figureSources)[number];

/** Search words are shown when at least so many people searched with them in the range. */
export const fewestSearchers = 5;
/** A median is shown when the category has at least so many companies. */
export const fewestPeers = 10;
/** Maximum entries of each list in a reply; smaller ones are added up in an entry of their own. */
export const mostFigureEntries = 100;

const count = z.int().check(z.minimum(0));
/** A day in UTC, as `2026-11-28`. */
const day = z.string();
/** Mean place among the results of a page, from 1; absent without appearances. */
const place = z.optional(z.number());

const metricSchema = z.object({
  name: z.enum(figureMetrics),
  /** Of the range, and of the range before; null when it ended before views were counted. */
  total: z.nullable(count),
  before: z.nullable(count),
  /** So far today; not part of `total`. */
  today: count,
  /** Median of the companies of `peers` in the same range; absent without `peers`. */
  median: z.optional(z.number()),
  /** One per entry of `buckets`; null where views were not counted yet. */
  values: z.array(z.nullable(count)),
  /** The same for the days of each bucket minus `days`. */
  valuesBefore: z.array(z.nullable(count)),
});

const answersSchema = z.object({
  /** Inquiries of the range that are answered, declined or missed. */
  inquiries: count,
  answered: count,
  /** Median working minutes to the first answer; absent without answers. */
  medianMinutes: z.optional(count),
});

const viewsSchema = { views: count, productViews: count };

const boostFiguresSchema = z.object({
  boostID: z.string(),
  resourceType: z.enum(['business', 'product']),
  /** Absent for a deleted product. */
  resourceID: z.optional(z.string()),
  resourceName: z.string(),
  /** First and last day of the boost that are counted; the last is yesterday at most. */
  from: day,
  to: day,
  isRunning: z.boolean(),
  /** Views of the boosted page on these days, and on as many days just before. */
  views: count,
  viewsBefore: count,
  /** Appearances of the boosted company or product on these days, and on as many days just before. */
  appearances: count,
  appearancesBefore: count,
});

const figuresSchema = z.object({
  /** Time zone of all days. */
  timeZone: z.literal('UTC'),
  days: z.literal(figureDays),
  by: z.enum(figureUnits),
  /** First and last day of the range, and of the range before. */
  from: day,
  to: day,
  before: z.object({ from: day, to: day }),
  /** First day on which views and appearances of any company were counted; absent when none was yet. */
  countedSince: z.optional(day),
  /** Days, weeks or months, oldest first; the first and last week or month may be cut by the range. */
  buckets: z.array(z.object({ from: day, to: day })),
  /** Each metric once, in the order of `figureMetrics`. */
  metrics: z.array(metricSchema),
  /** The companies that `median` compares with; absent for a company without category or with too few peers. */
  peers: z.optional(z.object({ category: namedSchema, companies: z.int() })),
  place: z.object({
    mean: place,
    before: place,
    /** One per bucket; null without appearances. */
    values: z.array(z.nullable(z.number())),
  }),
  answers: z.object({
    ...answersSchema.shape,
    before: answersSchema,
    /** Median of the answer times of the companies of `peers`, when at least ten have one. */
    peersMedianMinutes: z.optional(count),
  }),
  /** Followers now. */
  followers: count,
  /** Most views first. Without `country`: visitors whose country is unknown, or the rest of the countries. */
  countries: z.array(
    z.object({
      country: z.optional(countrySchema),
      rest: z.optional(z.enum(['unknown', 'other'])),
      ...viewsSchema,
      appearances: count,
    }),
  ),
  /** Each source once, in the order of `figureSources`. */
  sources: z.array(z.object({ source: z.enum(figureSources), ...viewsSchema })),
  /** Most searchers first; only words of at least `fewestSearchers` people. Their sum may be below `appearances`. */
  words: z.array(
    z.object({
      words: z.string(),
      /** A lower bound of the number of people. */
      searchers: z.int().check(z.minimum(fewestSearchers)),
      appearances: count,
      meanPlace: z.number(),
    }),
  ),
  /** Most views first. Without `productID`: deleted products and the rest of the products. */
  products: z.array(
    z.object({
      productID: z.optional(z.string()),
      name: z.optional(z.string()),
      views: count,
      viewsBefore: count,
      appearances: count,
    }),
  ),
  /** Boosts that ran in the range, newest first. */
  boosts: z.array(boostFiguresSchema),
});

export type Figures = z.output<typeof figuresSchema>;
export type MetricFigures = Figures['metrics'][number];
export type BoostFigures = z.output<typeof boostFiguresSchema>;

/** The CSV of all days is a download of `request-download`, kind `figures`. */
export const loadFigures = defineCall({
  name: 'load-figures',
  access: 'user',
  summary:
    'Views, appearances in searches, inquiries, followers and boosts of a company; for its owner and admins',
  method: 'GET',
  path: 'business/{id}/figures',
  params: idParams,
  query: z.object({
    days: z._default(
      z.coerce.number().check(
        z.minimum(7, { error: wrongDays, abort: true }),
        z.maximum(364, { error: wrongDays, abort: true }),
        z.refine((days) => figureDays.includes(days as FigureDays), wrongDays),
      ),
      28,
    ),
    by: z._default(z.enum(figureUnits), 'day'),
  }),
  data: figuresSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});
