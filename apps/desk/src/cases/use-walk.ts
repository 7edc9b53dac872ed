import type { CaseRow } from '@wbn/contract/desk/cases.ts';
import { useRef, useState } from 'react';

/** Where somebody is in the list, and where `j` and `k` lead. */
export interface Walk {
  /** The row with the cursor: the open case, or the one that Enter opens. */
  readonly cursor: CaseRow | undefined;
  readonly next: CaseRow | undefined;
  readonly previous: CaseRow | undefined;
  readonly moveTo: (row: CaseRow | undefined) => void;
}

/** Keeps the place in a list whose rows come and go: after the row of the cursor has left, its place is taken by the next one. */
export function useWalk(rows: readonly CaseRow[], openID: string | undefined): Walk {
  const [markedID, setMarked] = useState<string>();
  const cursorID = openID ?? markedID;
  const found = rows.findIndex(({ caseID }) => caseID === cursorID);
  const lastPlace = useRef(0);
  if (found >= 0) lastPlace.current = found;
  // The row that has moved up into the place of one that is gone.
  const place = found >= 0 ? found : Math.min(lastPlace.current, Math.max(rows.length - 1, 0));
  const isGone = found < 0;
  return {
    cursor: isGone && openID !== undefined ? undefined : rows[place],
    next: rows[isGone && openID !== undefined ? place : place + 1],
    previous: rows[place - 1],
    moveTo: (row) => setMarked(row?.caseID),
  };
}
