import createLimit from 'p-limit';

/** Runs few tasks at once and queues few; returns undefined instead of a promise when the queue is full. */
export interface WorkQueue {
  run<T>(work: () => Promise<T>): Promise<T> | undefined;
}

/** Creates a queue that runs `atOnce` tasks and queues `waiting`. */
export function createWorkQueue({ atOnce, waiting }: { atOnce: number; waiting: number }): WorkQueue {
  const limit = createLimit(atOnce);
  const isFull = () => limit.activeCount >= atOnce && limit.pendingCount >= waiting;
  return { run: (work) => (isFull() ? undefined : limit(work)) };
}
