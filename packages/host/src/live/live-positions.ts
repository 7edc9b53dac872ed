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

/** Remembers for a minute how far the order of live events had been read. `now` in milliseconds. */
export function createLivePositions(now: () => number = () => performance.now()): LivePositions {
  const positions: { readonly at: number; readonly position: LiveCursor }[] = [];
  return {
    note(position) {
      const at = now();
      const last = positions.at(-1);
      if (last && at - last.at < apart) return;
      positions.push({ at, position });
      // One that is older than a minute still answers for the time until the next.
      while (positions[1] && positions[1].at < at - kept) positions.shift();
    },
    before(milliseconds) {
      const at = now() - milliseconds;
      return positions.findLast((one) => one.at <= at)?.position;
    },
  };
}
