import { network } from '@wbn/edition/network.ts';
import * as z from 'zod/mini';
import { defineCall } from '../call.ts';

const editionIds = network.map(({ id }) => id) as [string, ...string[]];

/** An edition of the list. */
export const editionSchema = z.enum(editionIds, 'must be the id of an edition, such as italy');

/**
 * Columns of the table of editions. Companies, inquiries, answers, quotations, offers and revenue are those of companies whose home site it is;
 * searches and cases are those of the edition itself. `searchesInVain`: nothing had all the words;
 * `answered`: percent of first answers within 24 hours of working days; `revenue`: cents, without what was returned.
 */
export const networkMetrics = [
  'companies',
  'newCompanies',
  'searches',
  'searchesInVain',
  'inquiries',
  'answered',
  'quotations',
  'offers',
  'revenue',
  'cases',
] as const;

export type NetworkMetric = (typeof networkMetrics)[number];

/** Weeks of a plot. */
export const networkWeeks = 12;

const figureSchema = z.object({
  /** Of the last seven days; `companies` and `cases`: now. Null where there is nothing to say. */
  value: z.nullable(z.number()),
  /** Of twelve times seven days, the last ones last. */
  weeks: z.array(z.nullable(z.number())),
});

export type NetworkFigure = z.output<typeof figureSchema>;

const rowSchema = z.object({
  edition: z.string(),
  ...(Object.fromEntries(networkMetrics.map((metric) => [metric, figureSchema])) as Record<
    NetworkMetric,
    typeof figureSchema
  >),
});

export type NetworkRow = z.output<typeof rowSchema>;

export const loadNetwork = defineCall({
  name: 'load-network',
  access: 'staff',
  right: 'see-network',
  summary: 'The editions side by side, with the last twelve weeks of each figure',
  method: 'GET',
  path: 'desk/network',
  data: z.array(rowSchema),
  siblings: {
    /** When the sums were made last; null before the first time. */
    countedAt: z.nullable(z.iso.datetime()),
  },
  errors: ['Forbidden'],
});

export const exportNetwork = defineCall({
  name: 'export-network',
  access: 'staff',
  right: 'export-figures',
  summary: 'The editions side by side as CSV, a row for each edition, figure and week; recorded',
  method: 'POST',
  path: 'desk/network/export',
  body: z.object({}),
  data: z.object({ csv: z.string() }),
  errors: ['Forbidden', 'SecondFactorTooOld'],
});

/** People at so many addresses searched in vain before staff read with which words. */
export const fewestMissers = 3;
/** Words of the list of searches in vain. */
export const mostMisses = 100;

const missSchema = z.object({
  words: z.string(),
  language: z.string(),
  editions: z.array(z.string()),
  searches: z.int(),
  /** The last day, in UTC. */
  lastDay: z.string(),
});

export type SearchMiss = z.output<typeof missSchema>;

export const listSearchMisses = defineCall({
  name: 'list-search-misses',
  access: 'staff',
  right: 'see-network',
  summary:
    'What was searched for in vain within 90 days by people at three addresses, the most frequent first',
  method: 'GET',
  path: 'desk/network/misses',
  query: z.object({
    edition: z.optional(editionSchema),
    language: z.optional(z.string().check(z.maxLength(10))),
  }),
  data: z.array(missSchema),
  errors: ['ValidationError', 'Forbidden'],
});
