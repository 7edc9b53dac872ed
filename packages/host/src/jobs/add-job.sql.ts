import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import { type Kysely, sql } from 'kysely';
import type { Task } from './task.ts';

/**
 * Adds a job in the caller's transaction. It replaces a waiting job with the same `key`; if that job is running, both
 * are done. Without a key every job is separate. It runs as soon as a worker is free, not before `runAt`.
 */
export async function addJob<Payload>(
  db: Kysely<Database>,
  task: Task<Payload>,
  payload: Payload,
  key: string = newId(),
  runAt?: Date,
): Promise<void> {
  const { name, queue = null, tries } = task;
  const carried = JSON.stringify(task.payload.parse(payload));
  await insertJob.run(db, { name, carried, queue, tries, runAt: runAt ?? null, key: keyOf(task, key) });
}

const keyOf = ({ name }: Pick<Task<unknown>, 'name'>, key: string) => `${name} ${key}`;

/** Deletes a waiting job by its key, in the caller's transaction. */
export async function deleteJob(
  db: Kysely<Database>,
  task: Pick<Task<unknown>, 'name'>,
  key: string,
): Promise<void> {
  await removeJob.run(db, { key: keyOf(task, key) });
}

interface NewJob {
  readonly name: string;
  readonly carried: string;
  readonly queue: string | null;
  readonly tries: number;
  readonly key: string;
  readonly runAt: Date | null;
}

const insertJob = defineStatement(
  (_, { name, carried, queue, tries, key, runAt }: NewJob) => sql`
    select graphile_worker.add_job(
      ${name}, payload => ${carried}::json, queue_name => ${queue}, max_attempts => ${tries}, job_key => ${key},
      run_at => ${runAt}::timestamptz)`,
);

const removeJob = defineStatement(
  (_, { key }: { readonly key: string }) => sql`select graphile_worker.remove_job(${key})`,
);
