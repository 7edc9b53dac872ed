import type { MembershipLevel } from '@wbn/contract/shared/values.ts';
import { notFound } from '@wbn/host/errors/call-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { lockPlan } from '../../business/own-products/product-slots.sql.ts';
import {
  findBilledEnd,
  findPlan,
  insertBoostEntry,
  insertPlanEntry,
  insertSupportEntry,
  selectPlanEntries,
  selectWithGrants,
  sumBoosts,
  sumSupport,
} from './ledgers.sql.ts';
import {
  bestLevelOfMonth,
  boostsOf,
  type MembershipYear,
  membershipYearOf,
  monthOf,
  type PlanEntry,
  supportMinutesOf,
} from './plan-history.ts';

/** What a company still has of its plan's boosts and support. */
export interface SettledGrants {
  readonly level: MembershipLevel;
  readonly boosts: { readonly month: string; readonly granted: number; readonly left: number };
  /** In minutes; absent for a company without a paid plan. */
  readonly support?: { readonly year: MembershipYear; readonly granted: number; readonly left: number };
}

/** The company and the plan history that grants are computed from. */
interface Account {
  readonly db: Kysely<Database>;
  readonly businessID: string;
  readonly level: MembershipLevel;
  readonly history: readonly PlanEntry[];
  readonly at: Date;
}

interface Result<Balance, Entry> {
  readonly balance: Balance;
  /** Entries to insert for this balance. */
  readonly due: readonly Entry[];
}

type BoostEntry = Parameters<typeof insertBoostEntry.run>[1];
type SupportEntry = Parameters<typeof insertSupportEntry.run>[1];

/**
 * Enters what the company's plan history implies until now: boosts of the month, minutes of support of the year of membership, and what has
 * lapsed of earlier ones. Call it in the transaction of a plan change, after the change; spends call it too, and a job calls it every hour.
 * Idempotent: nothing is granted twice. Locks the company's row. Throws NotFound when there is no such company.
 */
export async function settleGrants(
  transaction: Kysely<Database>,
  businessID: string,
  at: Date,
): Promise<SettledGrants> {
  const { level } = required(await lockPlan.first(transaction, { businessID }), businessID);
  const { isNew, boosts, support } = await computeGrants(transaction, { businessID, level, at });
  if (isNew) await insertPlanEntry.run(transaction, { business_id: businessID, level, since: at });
  for (const entry of boosts.due) await insertBoostEntry.run(transaction, entry);
  for (const entry of support.due) await insertSupportEntry.run(transaction, entry);
  return { level, boosts: boosts.balance, ...(support.balance && { support: support.balance }) };
}

/** Computes what a company has now, without inserting entries. Throws NotFound when there is no such company. */
export async function readGrants(db: Kysely<Database>, businessID: string, at: Date): Promise<SettledGrants> {
  const { level } = required(await findPlan.first(db, { businessID }), businessID);
  const { boosts, support } = await computeGrants(db, { businessID, level, at });
  return { level, boosts: boosts.balance, ...(support.balance && { support: support.balance }) };
}

/** Settles every company that has a paid plan or something left. A job runs it, so that months and years end on time. */
export async function settleAllGrants(db: Kysely<Database>, at = new Date()): Promise<void> {
  for (const { id } of await selectWithGrants.all(db))
    await db.transaction().execute((transaction) => settleGrants(transaction, id, at));
}

function required(business: { subscription: MembershipLevel } | undefined, businessID: string) {
  if (!business) throw notFound(`There is no company with the id ${businessID}.`);
  return { level: business.subscription };
}

async function computeGrants(
  db: Kysely<Database>,
  { businessID, level, at }: Pick<Account, 'businessID' | 'level' | 'at'>,
) {
  const known: PlanEntry[] = await selectPlanEntries.all(db, { businessID });
  const isNew = (known.at(-1)?.level ?? 'standard') !== level;
  const history = isNew ? [...known, { level, since: at }] : known;
  const account = { db, businessID, level, history, at };
  return { isNew, boosts: await computeBoosts(account), support: await computeSupport(account) };
}

/** Grants the plan's boosts once a month. A larger plan in mid-month adds the difference; a smaller one takes nothing back. */
async function computeBoosts(account: Account): Promise<Result<SettledGrants['boosts'], BoostEntry>> {
  const { db, businessID, history, at } = account;
  const month = monthOf(at);
  const entry = { business_id: businessID, created_at: at };
  const sums = await sumBoosts.all(db, { businessID, month });
  const lapsed = sums
    .filter(({ month: past }) => past < month)
    .map(({ month: past, left }) => ({
      ...entry,
      source_key: `lapsed:${past}`,
      kind: 'lapsed' as const,
      month: past,
      amount: -left,
    }));
  const { granted = 0, left = 0 } = sums.find((sum) => sum.month === month) ?? {};
  const level = bestLevelOfMonth(history, at);
  const total = boostsOf(level);
  if (level === 'standard' || total <= granted) return { balance: { month, granted, left }, due: lapsed };
  const grant = {
    ...entry,
    source_key: `granted:${month}:${total}`,
    kind: 'granted' as const,
    month,
    amount: total - granted,
    level,
  };
  return { balance: { month, granted: total, left: left + total - granted }, due: [...lapsed, grant] };
}

/** Grants the plan's support minutes once a year of membership. A larger plan adds the difference; a smaller one takes nothing back. */
async function computeSupport(account: Account): Promise<Result<SettledGrants['support'], SupportEntry>> {
  const { db, businessID, level, history, at } = account;
  const { period_end: billedEnd } = (await findBilledEnd.first(db, { businessID })) ?? {};
  // After the billed period the old year stays until its renewal is known: the new one is not paid yet.
  const lastPaid = billedEnd && billedEnd <= at ? new Date(billedEnd.getTime() - 1) : at;
  const year = membershipYearOf(history, lastPaid);
  if (!year) return { balance: undefined, due: [] };
  const entry = { business_id: businessID, created_at: at };
  const sums = await sumSupport.all(db, { businessID, yearFrom: year.from });
  const lapsed = sums
    .filter(({ year_from: past }) => past !== year.from)
    .map(({ year_from: past, left }) => ({
      ...entry,
      source_key: `lapsed:${past}`,
      kind: 'lapsed' as const,
      year_from: past,
      minutes: -left,
    }));
  const { granted = 0, left = 0 } = sums.find((sum) => sum.year_from === year.from) ?? {};
  const total = supportMinutesOf(level);
  if (level === 'standard' || total <= granted) return { balance: { year, granted, left }, due: lapsed };
  const grant = {
    ...entry,
    source_key: `granted:${year.from}:${total}`,
    kind: 'granted' as const,
    year_from: year.from,
    minutes: total - granted,
    level,
  };
  return { balance: { year, granted: total, left: left + total - granted }, due: [...lapsed, grant] };
}
