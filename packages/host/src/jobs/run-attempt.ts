import { MailRefusedError } from '@wbn/mail/create-mailer.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Task as GraphileTask, TaskList } from 'graphile-worker';
import type { Kysely } from 'kysely';
import { ZodError } from 'zod';
import { addJob } from './add-job.sql.ts';
import { failJob } from './jobs.sql.ts';
import { openFailedJob, unlockedAfter } from './open-failed-job.ts';
import type { BoundTask } from './task.ts';
import { withoutSecrets } from './without-secrets.ts';

/** The methods of a host's logger that jobs use. */
export interface JobLog {
  error(details: object, sentence: string): void;
}

/** Converts tasks to graphile-worker's task list. */
export function toTaskList(tasks: readonly BoundTask[], db: Kysely<Database>, log: JobLog): TaskList {
  return Object.fromEntries(tasks.map((task) => [task.name, runAttempt(task, db, log)]));
}

/** Runs one attempt of a job; failures are logged with task and job id and stored without secrets. */
function runAttempt(task: BoundTask, db: Kysely<Database>, log: JobLog): GraphileTask {
  return async (payload, { job, abortSignal: signal }) => {
    const isLast = job.attempts >= job.max_attempts;
    try {
      await task.run(payload, { isLast, signal });
    } catch (error) {
      const isHopeless = error instanceof MailRefusedError || error instanceof ZodError;
      if (isHopeless) await failJob(db, String(job.id));
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
      // A timer opens the case when this fails, too.
      if ((isHopeless || isLast) && task.name !== openFailedJob.name)
        await tellDesk(db, String(job.id)).catch(() => undefined);
      throw new Error(withoutSecrets(message));
    }
  };
}

function tellDesk(db: Kysely<Database>, jobID: string): Promise<void> {
  return addJob(db, openFailedJob, { jobID }, jobID, new Date(Date.now() + unlockedAfter));
}
