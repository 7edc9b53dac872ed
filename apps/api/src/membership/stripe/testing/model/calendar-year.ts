import type { Moment } from './model-records.ts';

/** The same moment (UTC) some calendar years later; of 29 February the 28th where there is none. */
export function addYears(moment: Moment, years: number): Moment {
  const date = new Date(moment);
  const month = date.getUTCMonth();
  date.setUTCFullYear(date.getUTCFullYear() + years);
  // JavaScript goes on to 1 March.
  if (date.getUTCMonth() !== month) date.setUTCDate(0);
  return date.getTime();
}
