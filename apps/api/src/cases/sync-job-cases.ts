import { openFailedJob } from '@wbn/host/jobs/open-failed-job.ts';
import { type BoundTask, bindTask } from '@wbn/host/jobs/task.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { type Ending, syncCase } from './sync-case.ts';

/** Opens and closes the case of a job: a mail that nobody has got, or another job that has failed for good. */
export async function syncJobCases(
  transaction: Kysely<Database>,
  jobID: string,
  ending?: Ending,
): Promise<void> {
  await syncCase(transaction, 'failed-mail', jobID, ending);
  await syncCase(transaction, 'failed-job', jobID, ending);
}

/** Opens the cases of jobs that have failed for good, of this host and of the accounts host. */
export function bindOpenFailedJob({ db }: { readonly db: Kysely<Database> }): BoundTask {
  return bindTask(openFailedJob, ({ jobID }) =>
    db.transaction().execute((transaction) => syncJobCases(transaction, jobID)),
  );
}
