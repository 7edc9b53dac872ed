import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import {
  countCompanies,
  deleteDaysSince,
  deleteOldDays,
  findLastDay,
  insertDaysSince,
  lockNetworkDays,
  networkDays,
  noteCounted,
} from './network-days.sql.ts';

const day = 86_400_000;
/** Days whose sums may still change: an answer within 24 working hours may come after a weekend, refunds later are left out. */
const openDays = 7;

const dayBefore = (now: Date, days: number) =>
  new Date(now.getTime() - days * day).toISOString().slice(0, 10);

/** Adds up the days of all countries anew that may have changed; the first time all that the table shows. */
export async function sumNetwork(db: Kysely<Database>, now = new Date()): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockNetworkDays.all(transaction);
    const last = await findLastDay.first(transaction);
    const first = dayBefore(now, networkDays);
    const since = last?.day ? dayBefore(new Date(`${last.day}T00:00:00Z`), openDays) : first;
    const [, from = first] = [first, since].sort();
    await deleteDaysSince.run(transaction, { from });
    await insertDaysSince.run(transaction, { from });
    await deleteOldDays.run(transaction, { first });
    await noteCounted.run(transaction);
    if (last?.day === null || last === undefined) await countCompanies.run(transaction);
  });
}

/** Counts the companies of all countries, which reads the whole directory. */
export async function countNetworkCompanies(db: Kysely<Database>): Promise<void> {
  await countCompanies.run(db);
}
