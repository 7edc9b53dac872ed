/** More is asked than can be answered in time; told at once, so that whoever asks waits or asks another server. */
export class OverloadedError extends Error {
  override readonly name = 'OverloadedError';
  /** Seconds after which the same may be asked again. */
  readonly retryAfter = 3;

  constructor() {
    super('More is asked at the moment than can be answered. Try again in a few seconds.');
  }
}

export interface Admission {
  /** Whether whoever comes now is refused. */
  isFull(): boolean;
  /** Does the work. Throws OverloadedError at once when too much is under way. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** Lets `most` pieces of costly work be under way at the same time and refuses the rest at once. */
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
