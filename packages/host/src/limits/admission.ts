import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Thrown at once when more is requested than can be answered in time, so that the client waits or tries another
 * server.
 */
export class OverloadedError extends Error {
  override readonly name = 'OverloadedError';
  /** Seconds until the client may retry. */
  readonly retryAfter = 3;

  constructor() {
    super('More is asked at the moment than can be answered. Try again in a few seconds.');
  }
}

export interface Admission {
  /** Tells whether new work would be refused. */
  isFull(): boolean;
  /** Runs the work. Throws OverloadedError at once when the limit is reached. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** Turns of the event loop between two pieces of work. Node accepts one connection per turn. */
const turnsBetween = 16;

/**
 * Limits expensive work to `most` concurrent pieces and refuses more at once. Admitted pieces begin one after the
 * other with some turns of the event loop in between, so that refusals and `/health` do not wait for all of them.
 */
export function createAdmission(most: number): Admission {
  let underWay = 0;
  let lastTurns: Promise<void> = Promise.resolve();

  async function passTurns(): Promise<void> {
    for (let turn = 0; turn < turnsBetween; turn += 1) await nextTurn();
  }

  return {
    isFull: () => underWay >= most,
    async run(work) {
      if (underWay >= most) throw new OverloadedError();
      underWay += 1;
      try {
        lastTurns = lastTurns.then(passTurns);
        await lastTurns;
        return await work();
      } finally {
        underWay -= 1;
      }
    },
  };
}
