import lighthouse from 'lighthouse';

/** Least scores, of 100. */
export const leastScores = {
  performance: 90,
  accessibility: 100,
  'best-practices': 95,
  seo: 100,
} as const;

export type Category = keyof typeof leastScores;
const categories = Object.keys(leastScores) as Category[];

/** What Lighthouse says about a page, once. */
export interface Audit {
  readonly scores: Readonly<Record<Category, number>>;
  /** Ids of audits that count and are not passed, by category. */
  readonly failed: Readonly<Partial<Record<Category, readonly string[]>>>;
  /** Milliseconds, except the layout shift, which has no unit. */
  readonly metrics: Readonly<Record<keyof typeof metrics, number>>;
  /** Speed of the machine while it ran, by Lighthouse's own measure: below 1000 the performance score says little. */
  readonly machine: number;
}

const metrics = {
  firstPaint: 'first-contentful-paint',
  largestPaint: 'largest-contentful-paint',
  blocking: 'total-blocking-time',
  layoutShift: 'cumulative-layout-shift',
} as const;

/** Of an audit that is graded rather than passed or failed, this much counts as passed. */
const passed = 0.9;

/** Runs Lighthouse as a phone with its usual simulated slow network, in the Chromium behind a debugging port. */
export async function auditPage(url: string, port: number): Promise<Audit> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: categories,
  });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  const entries = categories.map((category) => {
    const { score, auditRefs } = lhr.categories[category] ?? { score: null, auditRefs: [] };
    const failed = auditRefs
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < passed)
      .map(({ id }) => id);
    return { category, score: Math.round((score ?? 0) * 100), failed };
  });
  return {
    scores: Object.fromEntries(entries.map(({ category, score }) => [category, score])) as Audit['scores'],
    failed: Object.fromEntries(
      entries.filter(({ failed }) => failed.length > 0).map(({ category, failed }) => [category, failed]),
    ),
    metrics: Object.fromEntries(
      Object.entries(metrics).map(([name, id]) => [name, round(lhr.audits[id]?.numericValue ?? 0)]),
    ) as Audit['metrics'],
    machine: Math.round(lhr.environment.benchmarkIndex),
  };
}

function round(value: number): number {
  return value >= 10 ? Math.round(value) : Math.round(value * 1000) / 1000;
}

/** The audit in the middle by its performance; with an even number the worse of the two. */
export function middleAudit(audits: readonly Audit[]): Audit {
  const sorted = audits.toSorted((a, b) => a.scores.performance - b.scores.performance);
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (!middle) throw new Error('No page was audited');
  return middle;
}

/** The categories in which a page scores less than it must. */
export function missedScores({ scores }: Audit): Category[] {
  return categories.filter((category) => scores[category] < leastScores[category]);
}
