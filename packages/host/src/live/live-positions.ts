import type { LiveCursor } from './live-cursor.ts';

export interface LivePositions {
  /** From now on whoever reads has seen everything up to there. */
  note(position: LiveCursor): void;
  /** Where whoever began to read so many milliseconds ago has to go on; undefined when that is not known any more. */
  before(milliseconds: number): LiveCursor | undefined;
}

/** Milliseconds for which positions are kept. */
const kept = 65_000;
/** Milliseconds between two that are kept: an older one than was asked for tells some events again, and never loses one. */
const apart = 100;

interface Noted {
  readonly at: number;
  readonly position: LiveCursor;
}

/** Remembers for a minute how far the order of live events had been read. `now` in milliseconds. */
export function createLivePositions(now: () => number = () => performance.now()): LivePositions {
  const positions: Noted[] = [];
  // The newest is known however soon it came: until there are more, everybody goes on from there.
  let newest: Noted | undefined;
  return {
    note(position) {
      const at = now();
      if (newest && newest.at - (positions.at(-1)?.at ?? Number.NEGATIVE_INFINITY) >= apart)
        positions.push(newest);
      newest = { at, position };
      // One that is older than a minute still answers for the time until the next.
      while (positions[0] && (positions[1] ?? newest).at < at - kept) positions.shift();
    },
    before(milliseconds) {
      const at = now() - milliseconds;
      if (newest && newest.at <= at) return newest.position;
      return positions.findLast((one) => one.at <= at)?.position;
    },
  };
}
