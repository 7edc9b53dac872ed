import type { Random } from './random.ts';

const first = Date.UTC(2023, 0, 1);
const minutes = 3 * 365 * 24 * 60;

/** A minute of the years 2023 to 2025, fixed so that the same seed gives the same rows on any day. */
export function seedTime(random: Random): Date {
  return new Date(first + random.int(0, minutes) * 60_000);
}
