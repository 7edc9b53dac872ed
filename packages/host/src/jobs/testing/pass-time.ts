import type { Database } from '@wbn/postgres/schema.ts';
import { type Kysely, sql } from 'kysely';
import type { JobWorker } from '../job-worker.ts';

const minute = 60;

/**
 * Simulates the passing of minutes for jobs: moves their times forward, runs due jobs and calls `runMaintenance` at each
 * step.
 */
export async function passTime(
  { db, jobs }: { db: Kysely<Database>; jobs: Pick<JobWorker, 'settle' | 'runMaintenance'> },
  minutes: number,
): Promise<void> {
  await jobs.settle();
  await jobs.runMaintenance();
  let left = minutes * minute;
  while (left > 0) {
    const wait = await nextTime(db);
    // One more second makes the job due.
    const step = Math.min(left, wait === undefined ? left : Math.max(wait, 0) + 1);
    await sql`
      select graphile_worker.reschedule_jobs(array[id], run_at => run_at - make_interval(secs => ${step}))
      from graphile_worker.jobs`.execute(db);
    left -= step;
    await jobs.settle();
    await jobs.runMaintenance();
  }
}

/** Returns the seconds until the next attempt of any job. */
async function nextTime(db: Kysely<Database>): Promise<number | undefined> {
  const { rows } = await sql<{ wait: number | null }>`
    select extract(epoch from min(run_at) - now())::float as wait
    from graphile_worker.jobs where attempts < max_attempts`.execute(db);
  return rows[0]?.wait ?? undefined;
}
