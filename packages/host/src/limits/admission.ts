import { OverloadedError } from './overloaded-error.ts';

export interface AdmissionLimits {
  /** How many are worked on at once; more would only make each of them slower. */
  readonly atOnce: number;
  /** How many may be under way, those that wait for their turn included. */
  readonly most: number;
  /** Milliseconds. Whoever would wait longer, at the pace of the last ones, is not let in; nor anybody while the next has waited longer. */
  readonly longestWait: number;
  readonly now?: () => number;
}

export interface Admission {
  /** Whether whoever comes now is refused. */
  isFull(): boolean;
  /**
   * Does the work when its turn comes, first come, first served. Throws OverloadedError at once when it would be too late, and when
   * whoever asked `hasGone` while waiting.
   */
  run<Result>(work: () => Promise<Result>, hasGone?: () => boolean): Promise<Result>;
}

interface Waiting {
  readonly since: number;
  readonly begin: () => void;
}

/** One for all: finding out where each was made would cost more than refusing. */
const overloaded = new OverloadedError();

/** How much the newest of the ends counts in the pace. */
const newest = 0.1;

/**
 * Lets in as much costly work as can be done in time and refuses the rest at once. Decided on arrival: whoever is refused has not
 * waited, and whoever is let in is answered, however many are refused meanwhile.
 */
export function createAdmission({ atOnce, most, longestWait, now = Date.now }: AdmissionLimits): Admission {
  const waiting: Waiting[] = [];
  let running = 0;
  /** Milliseconds from one end to the next while others wait, of the last few. */
  let pace = 0;
  let lastEnd: number | undefined;

  function isFull(): boolean {
    if (running + waiting.length >= most) return true;
    if (running >= atOnce && (waiting.length + 1) * pace > longestWait) return true;
    const [next] = waiting;
    return next !== undefined && now() - next.since > longestWait;
  }

  /** Only an end after which somebody waited tells, with the next, how fast they follow. */
  function notePace(someWait: boolean): void {
    const ended = now();
    if (lastEnd !== undefined) pace += (ended - lastEnd - pace) * newest;
    lastEnd = someWait ? ended : undefined;
  }

  async function run<Result>(work: () => Promise<Result>, hasGone?: () => boolean): Promise<Result> {
    if (isFull()) throw overloaded;
    if (running < atOnce) running += 1;
    // Whoever ends hands its place over, so that nobody who has just come takes it.
    else await new Promise<void>((begin) => waiting.push({ since: now(), begin }));
    try {
      if (hasGone?.()) throw overloaded;
      return await work();
    } finally {
      const next = waiting.shift();
      notePace(next !== undefined);
      if (next) next.begin();
      else running -= 1;
    }
  }

  return { isFull, run };
}
