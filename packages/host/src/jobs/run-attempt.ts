import { MailRefusedError } from '@wbn/mail/create-mailer.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Task as GraphileTask, TaskList } from 'graphile-worker';
import type { Kysely } from 'kysely';
import { ZodError } from 'zod';
import { giveUpJob } from './jobs.sql.ts';
import type { BoundTask } from './task.ts';
import { withoutSecrets } from './without-secrets.ts';

/** The logger of a host, as far as jobs need it. */
export interface JobLog {
  error(details: object, sentence: string): void;
}

/** Tasks as graphile-worker takes them. */
export function toTaskList(tasks: readonly BoundTask[], db: Kysely<Database>, log: JobLog): TaskList {
  return Object.fromEntries(tasks.map((task) => [task.name, runAttempt(task, db, log)]));
}

/** Does a job; what goes wrong is logged by the job's name and number, and kept in the table, without secrets. */
function runAttempt(task: BoundTask, db: Kysely<Database>, log: JobLog): GraphileTask {
  return async (payload, { job, abortSignal: signal }) => {
    const isLast = job.attempts >= job.max_attempts;
    try {
      await task.run(payload, { isLast, signal });
    } catch (error) {
      const isHopeless = error instanceof MailRefusedError || error instanceof ZodError;
      if (isHopeless) await giveUpJob(db, String(job.id));
      const { message, stack } =
        error instanceof Error ? error : { message: String(error), stack: undefined };
      log.error(
        {
          job: String(job.id),
          task: task.name,
          attempt: job.attempts,
          reason: withoutSecrets(stack ?? message),
        },
        isHopeless || isLast ? 'a job has failed for good' : 'a job has failed, and is tried again',
      );
      throw new Error(withoutSecrets(message));
    }
  };
}
