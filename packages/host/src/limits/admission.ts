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

/** Limits expensive work to `most` concurrent pieces and refuses more at once. */
export function createAdmission(most: number): Admission {
  let underWay = 0;
  return {
    isFull: () => underWay >= most,
    async run(work) {
      if (underWay >= most) throw new OverloadedError();
      underWay += 1;
      try {
        return await work();
      } finally {
        underWay -= 1;
      }
    },
  };
}
