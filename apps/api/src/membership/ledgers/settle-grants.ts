import type { MembershipLevel } from '@wbn/contract/shared/values.ts';
import { notFound } from '@wbn/host/errors/call-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { lockPlan } from '../../business/own-products/product-slots.sql.ts';
import {
  bestLevelOfMonth,
  boostsOf,
  type MembershipYear,
  membershipYearOf,
  monthOf,
  type PlanEntry,
  supportMinutesOf,
} from './plan-history.ts';
import {
  insertBoostEntry,
  insertPlanEntry,
  insertSupportEntry,
  selectPlanEntries,
  sumBoosts,
  sumSupport,
} from './settle-grants.sql.ts';

/** What a company has of what its plan gives. */
export interface SettledGrants {
  readonly level: MembershipLevel;
  readonly boosts: { readonly month: string; readonly granted: number; readonly left: number };
  /** In minutes; absent for a company that is on no plan that is paid. */
  readonly support?: { readonly year: MembershipYear; readonly granted: number; readonly left: number };
}

/** What the steps of a settlement share. */
interface Settlement {
  readonly transaction: Kysely<Database>;
  readonly businessID: string;
  readonly level: MembershipLevel;
  readonly history: readonly PlanEntry[];
  readonly at: Date;
}

/**
 * Enters what follows from the company's plan by now: boosts of the month, minutes of support of the year of membership, and what
 * has lapsed of those before. Call it in the transaction of a change of plan, after the change, so that the time of the change is known;
 * reads and spends call it themselves. It may be called at any time and again: nothing is granted twice. Locks the company's row.
 * Throws NotFound when there is no such company.
 */
export async function settleGrants(
  transaction: Kysely<Database>,
  businessID: string,
  at: Date,
): Promise<SettledGrants> {
  const business = await lockPlan.first(transaction, { businessID });
  if (!business) throw notFound(`There is no company with the id ${businessID}.`);
  const level = business.subscription;
  const history: PlanEntry[] = await selectPlanEntries.all(transaction, { businessID });
  if ((history.at(-1)?.level ?? 'standard') !== level) {
    await insertPlanEntry.run(transaction, { business_id: businessID, level, since: at });
    history.push({ level, since: at });
  }
  const settlement = { transaction, businessID, level, history, at };
  const boosts = await settleBoosts(settlement);
  const support = await settleSupport(settlement);
  return { level, boosts, ...(support && { support }) };
}

/** The plan's number once a month; a larger plan in its middle adds what is missing, a smaller one takes nothing. */
async function settleBoosts(settlement: Settlement): Promise<SettledGrants['boosts']> {
  const { transaction, businessID, history, at } = settlement;
  const month = monthOf(at);
  const entry = { business_id: businessID, created_at: at };
  const sums = await sumBoosts.all(transaction, { businessID, month });
  for (const { month: past, left } of sums)
    if (past < month)
      await insertBoostEntry.run(transaction, {
        ...entry,
        source_key: `lapsed:${past}`,
        kind: 'lapsed',
        month: past,
        amount: -left,
      });
  const { granted = 0, left = 0 } = sums.find((sum) => sum.month === month) ?? {};
  const level = bestLevelOfMonth(history, at);
  const due = boostsOf(level);
  if (level === 'standard' || due <= granted) return { month, granted, left };
  await insertBoostEntry.run(transaction, {
    ...entry,
    source_key: `granted:${month}:${due}`,
    kind: 'granted',
    month,
    amount: due - granted,
    level,
  });
  return { month, granted: due, left: left + due - granted };
}

/** The plan's hours once a year of membership, in minutes; a larger plan adds what is missing, a smaller one takes nothing. */
async function settleSupport(settlement: Settlement): Promise<SettledGrants['support']> {
  const { transaction, businessID, level, history, at } = settlement;
  const year = membershipYearOf(history, at);
  if (!year) return undefined;
  const entry = { business_id: businessID, created_at: at };
  const sums = await sumSupport.all(transaction, { businessID, yearFrom: year.from });
  for (const { year_from: past, left } of sums)
    if (past !== year.from)
      await insertSupportEntry.run(transaction, {
        ...entry,
        source_key: `lapsed:${past}`,
        kind: 'lapsed',
        year_from: past,
        minutes: -left,
      });
  const { granted = 0, left = 0 } = sums.find((sum) => sum.year_from === year.from) ?? {};
  const due = supportMinutesOf(level);
  if (level === 'standard' || due <= granted) return { year, granted, left };
  await insertSupportEntry.run(transaction, {
    ...entry,
    source_key: `granted:${year.from}:${due}`,
    kind: 'granted',
    year_from: year.from,
    minutes: due - granted,
    level,
  });
  return { year, granted: due, left: left + due - granted };
}
