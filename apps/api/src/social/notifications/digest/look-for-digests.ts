import { addJob } from '@wbn/host/jobs/add-job.sql.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { digestPeriod } from './digest-period.ts';
import { insertDigest, selectWaiting } from './look-for-digests.sql.ts';
import { mailDigest } from './mail-digest.ts';

const batch = 500;

/** Adds a mail for everybody for whom it is time: one for each person and period, whoever looks and however often. */
export async function lookForDigests(db: Kysely<Database>, now = new Date()): Promise<void> {
  let after = '';
  for (;;) {
    const waiting = await selectWaiting.all(db, { after, limit: batch });
    for (const { user_id, digest, time_zone } of waiting) {
      const period = digestPeriod(now, digest, time_zone ?? 'UTC');
      if (period) await addDigest(db, user_id, period);
    }
    const last = waiting.at(-1);
    if (!last || waiting.length < batch) return;
    after = last.user_id;
  }
}

/** The mail and its note are there together or not at all. */
function addDigest(db: Kysely<Database>, userID: string, period: string): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const added = await insertDigest.first(transaction, { user_id: userID, period });
    if (added) await addJob(transaction, mailDigest, { userID, period }, userID);
  });
}
