import { planOf } from '@wbn/contract/membership/membership-plans.ts';
import type { MembershipLevel } from '@wbn/contract/shared/values.ts';

/** A company came onto a plan. */
export interface PlanEntry {
  readonly level: MembershipLevel;
  readonly since: Date;
}

/** Days as `2026-11-23`, in UTC. */
export interface MembershipYear {
  readonly from: string;
  /** The first day that is not in it any more. */
  readonly until: string;
}

/** Boosts that a plan gives for a month. */
export function boostsOf(level: MembershipLevel): number {
  return planOf(level).boosts;
}

/** Minutes of support that a plan gives for a year of membership. */
export function supportMinutesOf(level: MembershipLevel): number {
  return 60 * planOf(level).supportHours;
}

/** The month of a moment as `2026-11`, in UTC. */
export function monthOf(at: Date): string {
  return at.toISOString().slice(0, 7);
}

/** The first moment after a month. */
export function endOfMonth(month: string): Date {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number));
}

/** Of the plans that the company was on in the month of a moment, up to then, the one with the most boosts. `history` from old to new. */
export function bestLevelOfMonth(history: readonly PlanEntry[], at: Date): MembershipLevel {
  const begin = new Date(`${monthOf(at)}-01T00:00:00Z`);
  const held = history.filter((entry, place) => {
    const next = history[place + 1];
    return entry.since <= at && (next === undefined || next.since > begin);
  });
  return held.reduce<MembershipLevel>(
    (best, { level }) => (boostsOf(level) > boostsOf(best) ? level : best),
    'standard',
  );
}

/** The same moment (UTC) some years later, as payment providers renew: of 29 February the 28th where there is none. In milliseconds. */
export function addYears(moment: number, years: number): number {
  const date = new Date(moment);
  const month = date.getUTCMonth();
  date.setUTCFullYear(date.getUTCFullYear() + years);
  // JavaScript goes on to 1 March.
  if (date.getUTCMonth() !== month) date.setUTCDate(0);
  return date.getTime();
}

/**
 * The year of membership of a moment: years are counted from the moment at which the company came onto a plan that is paid, so that one ends with
 * what was billed.
 */
export function membershipYearOf(history: readonly PlanEntry[], at: Date): MembershipYear | undefined {
  const since = paidSince(history);
  if (since === undefined) return undefined;
  const anniversary = (years: number) => new Date(addYears(since.getTime(), years));
  let years = Math.max(0, at.getUTCFullYear() - since.getUTCFullYear());
  if (years > 0 && anniversary(years) > at) years -= 1;
  return { from: dayOf(anniversary(years)), until: dayOf(anniversary(years + 1)) };
}

export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** Since when the company has been on plans that are paid, without a break. */
function paidSince(history: readonly PlanEntry[]): Date | undefined {
  const lastFree = history.findLastIndex(({ level }) => level === 'standard');
  return history[lastFree + 1]?.since;
}
