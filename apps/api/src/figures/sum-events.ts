import { fewestSearchers } from '@wbn/contract/figures/figures.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { dayOf, deleteOldSalts } from './count-visits.sql.ts';
import {
  deleteEvents,
  deleteOldSums,
  deleteRareWords,
  deleteSums,
  deleteWords,
  insertSums,
  insertWords,
  lockSums,
  selectEventful,
} from './sum-events.sql.ts';

const atOnce = 100;
/** Milliseconds after midnight UTC in which an event of the day before may still be on its way. */
const grace = 3_600_000;

/**
 * Adds up the events of each company by day and deletes those of days that are over, each batch in one transaction. Running it again, or in
 * two processes at once, gives the same sums: a day is added up anew from all its events.
 */
export async function sumEvents(db: Kysely<Database>, now = new Date()): Promise<void> {
  const today = dayOf(new Date(now.getTime() - grace));
  for (let after = ''; ; ) {
    const companies = await selectEventful.all(db, { after, limit: atOnce });
    const ids = companies.map(({ business_id }) => business_id);
    if (ids.length > 0)
      await db.transaction().execute(async (transaction) => {
        await lockSums.all(transaction);
        await deleteSums.run(transaction, { ids });
        await deleteWords.run(transaction, { ids });
        await insertSums.run(transaction, { ids });
        await insertWords.run(transaction, { ids });
        await deleteEvents.run(transaction, { ids, today });
      });
    const last = ids.at(-1);
    if (!last || ids.length < atOnce) return;
    after = last;
  }
}

/** Deletes the secrets of days that are over. Runs at midnight UTC. */
export async function deleteVisitorSecrets(db: Kysely<Database>, now = new Date()): Promise<void> {
  await deleteOldSalts.run(db, { day: dayOf(now) });
}

/** Deletes sums that no range shows any more, and words that fewer than five people used. */
export async function deleteOldFigures(db: Kysely<Database>, now = new Date()): Promise<void> {
  const today = dayOf(now);
  await deleteOldSums.run(db, { today });
  await deleteRareWords.run(db, { today, fewest: fewestSearchers });
}
