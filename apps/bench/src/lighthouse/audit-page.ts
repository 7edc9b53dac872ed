import lighthouse from 'lighthouse';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type Category = (typeof categories)[number];

/** The result of one Lighthouse run on a page. */
export interface Audit {
  readonly scores: Readonly<Record<Category, number>>;
  /** Ids of failed audits that count, by category. */
  readonly failed: Readonly<Partial<Record<Category, readonly string[]>>>;
  /** Milliseconds, except the layout shift, which has no unit. */
  readonly metrics: Readonly<Record<keyof typeof metrics, number>>;
  /** Speed of the machine during the run, as Lighthouse measures it; below 1000 the performance score means little. */
  readonly machine: number;
}

const metrics = {
  firstPaint: 'first-contentful-paint',
  largestPaint: 'largest-contentful-paint',
  blocking: 'total-blocking-time',
  layoutShift: 'cumulative-layout-shift',
} as const;

/** Graded audits count as passed from this score on. */
const passed = 0.9;

/** Runs Lighthouse as a phone on its usual simulated slow network, in the Chromium behind a debugging port. */
export async function auditPage(url: string, port: number): Promise<Audit> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...categories],
    // Every run is a first visit; by default Lighthouse keeps the storage that remembers loaded fonts.
    clearStorageTypes: ['all'],
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

/** Median of each figure, for an even number the worse of the middle two; failed audits are those of the audit in the middle. */
export function medianAudit(audits: readonly Audit[]): Audit {
  const byPerformance = audits.toSorted((a, b) => a.scores.performance - b.scores.performance);
  const middle = byPerformance[lowerMiddle(audits)];
  if (!middle) throw new Error('No page was audited');
  const scores = Object.fromEntries(
    categories.map((category) => [category, medianOf(audits, ({ scores }) => scores[category])]),
  );
  const figures = Object.keys(middle.metrics) as (keyof Audit['metrics'])[];
  const medians = Object.fromEntries(
    figures.map((name) => [name, -medianOf(audits, ({ metrics }) => -metrics[name])]),
  );
  return {
    ...middle,
    scores: scores as Audit['scores'],
    metrics: medians as Audit['metrics'],
    machine: medianOf(audits, ({ machine }) => machine),
  };
}

function medianOf(audits: readonly Audit[], read: (audit: Audit) => number): number {
  return audits.map(read).toSorted((a, b) => a - b)[lowerMiddle(audits)] ?? 0;
}

function lowerMiddle({ length }: readonly unknown[]): number {
  return Math.floor((length - 1) / 2);
}

/** Minimum scores of 100 and maximum metrics that a page must keep on a quiet machine. */
const limits = {
  scores: { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 },
  metrics: { largestPaint: 1600, blocking: 100, layoutShift: 0.02 },
} as const;

/** Names of scores below and metrics above the limits. */
export function missedLimits({ scores, metrics }: Audit): string[] {
  return [
    ...categories.filter((category) => scores[category] < limits.scores[category]),
    ...Object.entries(limits.metrics)
      .filter(([name, most]) => metrics[name as keyof typeof limits.metrics] > most)
      .map(([name]) => name),
  ];
}
