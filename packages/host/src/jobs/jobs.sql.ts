import type { Database } from '@wbn/postgres/schema.ts';
import { type Kysely, sql } from 'kysely';
import { openFailedJob } from './open-failed-job.ts';
import { maxRetryDelay } from './task.ts';

/** A job without its payload. */
export interface JobRow {
  readonly id: string;
  readonly task: string;
  readonly state: 'waiting' | 'under way' | 'failed';
  readonly attempts: number;
  readonly tries: number;
  readonly addedAt: Date;
  /** Time of the next attempt, or of the last one. */
  readonly runAt: Date;
  /** Error of the last attempt, without addresses and tokens. */
  readonly lastError: string | null;
}

/** Lists all jobs, permanently failed ones first; not what tells the desk of them and waits a second. */
export async function listJobs(db: Kysely<Database>): Promise<JobRow[]> {
  const { rows } = await sql<JobRow>`
    select id::text, task_identifier as task, attempts, max_attempts as tries, created_at as "addedAt", run_at as "runAt",
      last_error as "lastError",
      case when locked_at is not null then 'under way' when attempts >= max_attempts then 'failed' else 'waiting' end as state
    from graphile_worker.jobs
    where task_identifier <> ${openFailedJob.name} or attempts > 0
    order by (locked_at is null and attempts >= max_attempts) desc, run_at, jobs.id`.execute(db);
  return rows;
}

/** A job that has failed for good. */
export async function findFailedJob(db: Kysely<Database>, id: string): Promise<JobRow | undefined> {
  const { rows } = await sql<JobRow>`
    select id::text, task_identifier as task, 'failed' as state, attempts, max_attempts as tries, created_at as "addedAt", run_at as "runAt",
      last_error as "lastError"
    from graphile_worker.jobs where id::text = ${id} and locked_at is null and attempts >= max_attempts`.execute(
    db,
  );
  return rows[0];
}

/** Deletes a job that has failed for good; returns its task, undefined for any other job. */
export async function dropFailedJob(db: Kysely<Database>, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ task: string }>`
    select task_identifier as task, graphile_worker.complete_jobs(array[id]) from graphile_worker.jobs
    where id::text = ${id} and locked_at is null and attempts >= max_attempts`.execute(db);
  return rows[0]?.task;
}

/** Makes a job due now and allows one more attempt if it has failed; returns its task, undefined for an unknown or running job. */
export async function retryJob(db: Kysely<Database>, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ task: string }>`
    select task_identifier as task, graphile_worker.reschedule_jobs(
      array[id], run_at => now(), attempts => least(attempts, max_attempts - 1)
    ) from graphile_worker.jobs where id::text = ${id} and locked_at is null`.execute(db);
  if (rows.length > 0) await sql`select pg_notify('jobs:insert', '{"count":1}')`.execute(db);
  return rows[0]?.task;
}

/**
 * Marks the running job as permanently failed: graphile-worker's `remove_job` sets its attempts to the maximum.
 * Without a key, the job has been replaced and is not retried anyway.
 */
export async function failJob(db: Kysely<Database>, id: string): Promise<void> {
  await sql`
    select graphile_worker.remove_job(key) from graphile_worker.jobs
    where id = ${id}::bigint and key is not null`.execute(db);
}

/** Tells whether a job of these tasks is due or running. */
export async function hasDueJobs(db: Kysely<Database>, tasks: readonly string[]): Promise<boolean> {
  const { rows } = await sql`
    select from graphile_worker.jobs
    where task_identifier = any(${tasks}) and run_at <= now()
      and (locked_at is not null or attempts < max_attempts)
    limit 1`.execute(db);
  return rows.length > 0;
}

/** Writes a worker's heartbeat, so that other workers leave its jobs alone. */
export async function writeHeartbeat(db: Kysely<Database>, workerID: string): Promise<void> {
  await sql`
    insert into job_worker (id) values (${workerID})
    on conflict (id) do update set seen_at = now()`.execute(db);
}

export async function deleteWorker(db: Kysely<Database>, workerID: string): Promise<void> {
  await sql`delete from job_worker where id = ${workerID}`.execute(db);
}

/** Unlocks jobs of workers without a heartbeat for five minutes, such as killed processes. */
export async function releaseLostJobs(db: Kysely<Database>): Promise<void> {
  await sql`
    select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
    from graphile_worker.jobs
    where locked_at < now() - interval '5 minutes'
      and locked_by not in (select id from job_worker where seen_at > now() - interval '5 minutes')
    having count(*) > 0`.execute(db);
  await sql`delete from job_worker where seen_at < now() - interval '1 day'`.execute(db);
}

/**
 * Limits retry delays to `maxRetryDelay` minutes, because graphile-worker waits six hours after ten failures.
 * Everything is retried within that time after a mail server recovers.
 */
export async function limitRetryDelays(db: Kysely<Database>): Promise<void> {
  const wait = sql`now() + make_interval(mins => ${maxRetryDelay})`;
  await sql`
    select graphile_worker.reschedule_jobs(array_agg(id), run_at => ${wait})
    from graphile_worker.jobs
    where locked_at is null and last_error is not null and attempts < max_attempts and run_at > ${wait}
    having count(*) > 0`.execute(db);
}

/** Deletes jobs two weeks after they failed permanently. */
export async function deleteFailedJobs(db: Kysely<Database>): Promise<void> {
  await sql`
    select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs
    where locked_at is null and attempts >= max_attempts and run_at < now() - interval '14 days'
    having count(*) > 0`.execute(db);
}
