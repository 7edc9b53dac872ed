import { type Audit, type Category, categories } from './audit-page.ts';

/** Least scores, of 100, and most milliseconds, that a page must keep. */
export interface Limits {
  readonly scores: Readonly<Record<Category, number>>;
  readonly metrics: Readonly<Partial<Record<keyof Audit['metrics'], number>>>;
}

const whatNoMachineChanges = { accessibility: 100, 'best-practices': 100, seo: 100 } as const;

/** On a quiet machine; when it is busy, milliseconds say more of it than of the page. */
export function limitsOf(busy: number): Limits {
  if (busy > 0) return { scores: { ...whatNoMachineChanges, performance: 90 }, metrics: {} };
  return {
    scores: { ...whatNoMachineChanges, performance: 98 },
    metrics: { blocking: 50, largestPaint: 1500, layoutShift: 0.01 },
  };
}

/** Names of scores that are too low and of metrics that are too high. */
export function missedLimits({ scores, metrics }: Audit, limits: Limits): string[] {
  const tooHigh = Object.entries(limits.metrics).filter(
    ([name, most]) => metrics[name as keyof Audit['metrics']] > most,
  );
  return [
    ...categories.filter((category) => scores[category] < limits.scores[category]),
    ...tooHigh.map(([name]) => name),
  ];
}
