import { notFound } from '@wbn/host/errors/call-error.ts';
import { dropFailedJob, retryJob } from '@wbn/host/jobs/jobs.sql.ts';
import { inTransaction } from '@wbn/postgres/in-transaction.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { syncJobCases } from '../cases/sync-job-cases.ts';
import { recordStaffAction, type Staff } from './staff-action.ts';

/** Makes a job that waits or has failed due now. Throws NotFound. */
export function retryJobByStaff(db: Kysely<Database>, staff: Staff, jobID: string): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const task = await retryJob(transaction, jobID);
    if (task === undefined) throw notFound(`There is no job ${jobID} that waits or has failed.`);
    await syncJobCases(transaction, jobID, { by: staff.name, outcome: 'retry' });
    await recordStaffAction(transaction, staff, {
      act: 'retry-job',
      target: { type: 'job', id: jobID },
      after: { task },
    });
  });
}

/** Deletes a job that has failed for good, so that nobody does it any more. Throws NotFound. */
export function dropJobByStaff(
  db: Kysely<Database>,
  staff: Staff,
  { jobID, reason }: { readonly jobID: string; readonly reason: string },
): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const task = await dropFailedJob(transaction, jobID);
    if (task === undefined) throw notFound(`There is no job ${jobID} that has failed for good.`);
    await syncJobCases(transaction, jobID, { by: staff.name, outcome: 'drop' });
    await recordStaffAction(transaction, staff, {
      act: 'drop-job',
      target: { type: 'job', id: jobID },
      reason,
      before: { task },
    });
  });
}
