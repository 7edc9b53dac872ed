import type * as z from 'zod';

/** A kind of job: its name in the table of jobs, and what a job of it carries. */
export interface Task<Payload> {
  /** Verb and noun, of one host only: `mail-invitation`. */
  readonly name: string;
  readonly payload: z.ZodType<Payload>;
  /** How often a job of it is tried before it counts as failed. */
  readonly tries: number;
  /** Jobs of one queue run one after the other, over all processes. */
  readonly queue: string | undefined;
}

export interface TaskOptions<Payload> {
  readonly name: string;
  /** No secrets: it stands in the database until the job is done, and in backups. */
  readonly payload: z.ZodType<Payload>;
  /** For how long a job of it is tried. */
  readonly hours: number;
  readonly queue?: string;
}

/** Declares a task; the rooms that add jobs and the host that does them share the declaration. */
export function defineTask<Payload>({ name, payload, hours, queue }: TaskOptions<Payload>): Task<Payload> {
  return { name, payload, tries: triesWithin(hours), queue };
}

/** Minutes that a job waits at most between two tries (`spaceOutTries`), however often it has failed. */
export const longestWait = 10;

/** The first tries follow one another after 3, 7, 20, 55, 148 and 403 seconds: ten minutes; then one each `longestWait`. */
function triesWithin(hours: number): number {
  return 7 + Math.ceil((hours * 60) / longestWait - 1);
}

/** A try of a job. */
export interface Attempt {
  /** Nobody tries again when this one fails. */
  readonly isLast: boolean;
  /** Tells work that takes long to break off: the process ends, and another tries again. */
  readonly signal: AbortSignal;
}

/** A task with what does it. */
export interface BoundTask {
  readonly name: string;
  /** When a job of it is added by the clock: minute, hour, day, month, weekday, in UTC. */
  readonly cron: string | undefined;
  readonly run: (payload: unknown, attempt: Attempt) => Promise<void>;
}

/** Says how the jobs of a task are done. `run` may be called twice for one job: a process may end before it has said that it was done. */
export function bindTask<Payload>(
  { name, payload }: Task<Payload>,
  run: (payload: Payload, attempt: Attempt) => Promise<void>,
): BoundTask {
  return { name, cron: undefined, run: async (given, attempt) => run(payload.parse(given), attempt) };
}

/** Work that the clock starts: once per time over all processes, and soon after a start that comes up to an hour late. */
export function bindTimer(name: string, cron: string, run: () => Promise<void>): BoundTask {
  return { name, cron, run };
}
