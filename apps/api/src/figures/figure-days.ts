import type { FigureDays, FigureMetric, FigureUnit } from '@wbn/contract/figures/figures.ts';
import { figureMetrics } from '@wbn/contract/figures/figures.ts';
import type { RowOf } from '@wbn/postgres/statement.ts';
import type { selectDays } from './load-figures.sql.ts';

const milliseconds = 86_400_000;

/** Moves a day (`2026-11-28`). */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * milliseconds).toISOString().slice(0, 10);
}

export interface FigureRange {
  readonly from: string;
  readonly to: string;
  readonly before: { readonly from: string; readonly to: string };
}

/** Returns the days before today, and as many before them. */
export function rangeOf(today: string, days: FigureDays): FigureRange {
  const before = { from: addDays(today, -2 * days), to: addDays(today, -days - 1) };
  return { from: addDays(today, -days), to: addDays(today, -1), before };
}

interface Bucket {
  readonly from: string;
  readonly to: string;
}

/** Divides a range into days, weeks from Monday on, or months; the first and the last may be cut. */
export function bucketsOf({ from, to }: Bucket, by: FigureUnit): Bucket[] {
  const buckets: Bucket[] = [];
  for (let first = from; first <= to; ) {
    const last = lastDayOf(first, by);
    buckets.push({ from: first, to: last < to ? last : to });
    first = addDays(last, 1);
  }
  return buckets;
}

function lastDayOf(day: string, by: FigureUnit): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (by === 'day') return day;
  if (by === 'week') return addDays(day, (7 - date.getUTCDay()) % 7);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).toISOString().slice(0, 10);
}

/** Whether a metric was counted on some of the days; `since`: the first day on which views were counted, null before it. */
export function isCounted(metric: FigureMetric, { to }: Bucket, since: string | null): boolean {
  return metric === 'inquiries' || metric === 'followers' || (since !== null && to >= since);
}

type DayRow = RowOf<typeof selectDays>;

/** Adds up counts of days. */
export interface DaySums {
  sum(metric: FigureMetric, days: Bucket): number;
  /** Mean place of the appearances, from 1; undefined without appearances. */
  meanPlace(days: Bucket): number | undefined;
}

/** Prepares the sums of the rows of a company. */
export function sumDays(rows: readonly DayRow[]): DaySums {
  const byMetric = new Map(figureMetrics.map((metric) => [metric, new Map<string, DayRow>()]));
  for (const row of rows) byMetric.get(row.metric)?.set(row.day, row);
  const add = (metric: FigureMetric, { from, to }: Bucket, read: (row: DayRow) => number) => {
    const counted = byMetric.get(metric);
    let sum = 0;
    for (let day = from; day <= to; day = addDays(day, 1)) {
      const row = counted?.get(day);
      if (row) sum += read(row);
    }
    return sum;
  };
  const sum: DaySums['sum'] = (metric, days) => add(metric, days, ({ count }) => count);
  return {
    sum,
    meanPlace(days) {
      const appearances = sum('appearances', days);
      return appearances > 0
        ? add('appearances', days, ({ place_sum }) => place_sum) / appearances
        : undefined;
    },
  };
}
