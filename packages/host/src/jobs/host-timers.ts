import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { deleteOldCounts } from '../limits/count-call.sql.ts';
import { deleteFailedJobs } from './jobs.sql.ts';
import { type BoundTask, bindTimer } from './task.ts';

/** Timers that any of the hosts may run. */
export function hostTimers(db: Kysely<Database>): BoundTask[] {
  return [
    bindTimer('clean-up-counts', '5 * * * *', () => deleteOldCounts(db)),
    bindTimer('clean-up-jobs', '10 * * * *', () => deleteFailedJobs(db)),
  ];
}
