import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { forgetOldCounts } from '../limits/count-call.sql.ts';
import { forgetFailedJobs } from './jobs.sql.ts';
import { type BoundTask, bindTimer } from './task.ts';

/** Timers that any of the hosts may run. */
export function hostTimers(db: Kysely<Database>): BoundTask[] {
  return [
    bindTimer('forget-old-counts', '5 * * * *', () => forgetOldCounts(db)),
    bindTimer('forget-failed-jobs', '10 * * * *', () => forgetFailedJobs(db)),
  ];
}
