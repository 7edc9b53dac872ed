import { notFound } from '@wbn/host/errors/call-error.ts';
import { retryJob } from '@wbn/host/jobs/jobs.sql.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { recordStaffAction, type Staff } from './staff-action.ts';

/** Makes a job that waits or has failed due now. Throws NotFound. */
export function retryJobByStaff(db: Kysely<Database>, staff: Staff, jobID: string): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const task = await retryJob(transaction, jobID);
    if (task === undefined) throw notFound(`There is no job ${jobID} that waits or has failed.`);
    await recordStaffAction(transaction, staff, {
      act: 'retry-job',
      target: { type: 'job', id: jobID },
      after: { task },
    });
  });
}
