import type { Moment } from './model-records.ts';

/** The same moment (UTC) some calendar years later; 29 February becomes the 28th in other years. */
export function addYears(moment: Moment, years: number): Moment {
  const date = new Date(moment);
  const month = date.getUTCMonth();
  date.setUTCFullYear(date.getUTCFullYear() + years);
  // JavaScript moves 29 February to 1 March.
  if (date.getUTCMonth() !== month) date.setUTCDate(0);
  return date.getTime();
}
