import type * as z from 'zod';

/** A kind of job with its name in the jobs table and its payload. */
export interface Task<Payload> {
  /** Verb and noun, unique over all hosts: `mail-invitation`. */
  readonly name: string;
  readonly payload: z.ZodType<Payload>;
  /** Maximum number of attempts. */
  readonly tries: number;
  /** Jobs of a queue run one at a time over all processes. */
  readonly queue: string | undefined;
}

export interface TaskOptions<Payload> {
  readonly name: string;
  /** Must contain no secrets, because it is stored in the database and its backups until the job is done. */
  readonly payload: z.ZodType<Payload>;
  /** Hours during which a job is retried. */
  readonly hours: number;
  readonly queue?: string;
}

/** Declares a task, shared by the code that adds jobs and the host that runs them. */
export function defineTask<Payload>({ name, payload, hours, queue }: TaskOptions<Payload>): Task<Payload> {
  return { name, payload, tries: triesWithin(hours), queue };
}

/** Maximum minutes between two attempts (see `limitRetryDelays`). */
export const maxRetryDelay = 10;

/**
 * Returns the number of attempts in that many hours: the first follow after 3, 7, 20, 55, 148 and 403 seconds (ten
 * minutes in total), then one every `maxRetryDelay` minutes.
 */
function triesWithin(hours: number): number {
  return 7 + Math.ceil((hours * 60) / maxRetryDelay - 1);
}

/** One attempt of a job. */
export interface Attempt {
  /** No retry follows when this attempt fails. */
  readonly isLast: boolean;
  /** Aborts long work when the process stops; another process retries it. */
  readonly signal: AbortSignal;
}

/** A task with its implementation. */
export interface BoundTask {
  readonly name: string;
  /** Schedule of a timer: minute, hour, day, month, weekday, in UTC. */
  readonly cron: string | undefined;
  readonly run: (payload: unknown, attempt: Attempt) => Promise<void>;
}

/**
 * Implements a task. `run` may be called twice for a job, because a process may end before the completion is stored.
 */
export function bindTask<Payload>(
  { name, payload }: Task<Payload>,
  run: (payload: Payload, attempt: Attempt) => Promise<void>,
): BoundTask {
  return { name, cron: undefined, run: async (given, attempt) => run(payload.parse(given), attempt) };
}

/**
 * Declares a timer: it runs once per scheduled time over all processes, and after a start that is up to an hour late.
 */
export function bindTimer(name: string, cron: string, run: () => Promise<void>): BoundTask {
  return { name, cron, run };
}
