import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import { type Kysely, sql } from 'kysely';
import type { Task } from './task.ts';

/**
 * Adds a job in the caller's transaction. It replaces a waiting job with the same `key`; if that job is running, both
 * are done. Without a key every job is separate.
 */
export async function addJob<Payload>(
  db: Kysely<Database>,
  task: Task<Payload>,
  payload: Payload,
  key: string = newId(),
): Promise<void> {
  const carried = JSON.stringify(task.payload.parse(payload));
  await sql`
    select graphile_worker.add_job(
      ${task.name}, payload => ${carried}::json, queue_name => ${task.queue ?? null},
      max_attempts => ${task.tries}, job_key => ${`${task.name} ${key}`}
    )`.execute(db);
}
