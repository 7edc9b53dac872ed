/** Runs few things at once and lets few wait; gives undefined instead of a promise when too many wait already. */
export interface WorkQueue {
  run<T>(work: () => Promise<T>): Promise<T> | undefined;
}

/** A queue in which `atOnce` run and `waiting` wait. */
export function createWorkQueue({ atOnce, waiting }: { atOnce: number; waiting: number }): WorkQueue {
  const line: (() => void)[] = [];
  let running = 0;

  async function start<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) await new Promise<void>((resolve) => line.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = line.shift();
      // The place goes from hand to hand.
      if (next) next();
      else running -= 1;
    }
  }

  return {
    run: (work) => (running >= atOnce && line.length >= waiting ? undefined : start(work)),
  };
}
