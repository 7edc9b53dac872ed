import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import { type Kysely, sql } from 'kysely';
import type { Task } from './task.ts';

/**
 * Adds a job. In the caller's transaction it is there when what it belongs to is, and not otherwise. A job that waits under the
 * same `key` is replaced by it; one that is under way is done too. Without a key each is a job of its own.
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
