import createLimit from 'p-limit';

/** Runs few things at once and lets few wait; gives undefined instead of a promise when too many wait already. */
export interface WorkQueue {
  run<T>(work: () => Promise<T>): Promise<T> | undefined;
}

/** A queue in which `atOnce` run and `waiting` wait. */
export function createWorkQueue({ atOnce, waiting }: { atOnce: number; waiting: number }): WorkQueue {
  const limit = createLimit(atOnce);
  const isFull = () => limit.activeCount >= atOnce && limit.pendingCount >= waiting;
  return { run: (work) => (isFull() ? undefined : limit(work)) };
}
