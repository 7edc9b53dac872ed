import { planOf } from '@wbn/contract/membership/membership-plans.ts';
import type { MembershipLevel } from '@wbn/contract/shared/values.ts';

/** The moment at which a company changed to a plan. */
export interface PlanEntry {
  readonly level: MembershipLevel;
  readonly since: Date;
}

/** Days as `2026-11-23`, in UTC. */
export interface MembershipYear {
  readonly from: string;
  /** The first day after the year. */
  readonly until: string;
}

/** Number of boosts that a plan gives per month. */
export function boostsOf(level: MembershipLevel): number {
  return planOf(level).boosts;
}

/** Minutes of support that a plan gives per year of membership. */
export function supportMinutesOf(level: MembershipLevel): number {
  return 60 * planOf(level).supportHours;
}

/** The month of a moment as `2026-11`, in UTC. */
export function monthOf(at: Date): string {
  return at.toISOString().slice(0, 7);
}

/** The first moment after a month, in UTC. */
export function endOfMonth(month: string): Date {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number));
}

/** The plan with the most boosts that the company has had in this month so far. `history` is sorted from old to new. */
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

/** The same moment (UTC) some years later, as payment providers renew: 29 February becomes the 28th in other years. In milliseconds. */
export function addYears(moment: number, years: number): number {
  const date = new Date(moment);
  const month = date.getUTCMonth();
  date.setUTCFullYear(date.getUTCFullYear() + years);
  // JavaScript moves 29 February to 1 March.
  if (date.getUTCMonth() !== month) date.setUTCDate(0);
  return date.getTime();
}

/**
 * The year of membership that contains a moment. Years count from the moment at which the company changed to a paid plan, so that they end
 * with the billed period.
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

/** The moment since which the company has been on paid plans without a break. */
function paidSince(history: readonly PlanEntry[]): Date | undefined {
  const lastFree = history.findLastIndex(({ level }) => level === 'standard');
  return history[lastFree + 1]?.since;
}
