import type { CaseRow } from '@wbn/contract/desk/cases.ts';
import { useLayoutEffect, useRef, useState } from 'react';

/** Where somebody is in the list, and where `j` and `k` lead. */
export interface Walk {
  /** The row with the cursor: the open case, or the one that Enter opens. */
  readonly cursor: CaseRow | undefined;
  readonly next: CaseRow | undefined;
  /** The row that the last key led to, which may not be on screen yet. */
  readonly aimed: () => CaseRow | undefined;
  /** Moves the cursor and returns its row; also twice before the first case is shown. Undefined at the ends. */
  readonly step: (by: 1 | -1) => CaseRow | undefined;
}

/** Keeps the place in a list whose rows come and go: after the row of the cursor has left, its place is taken by the next one. */
export function useWalk(rows: readonly CaseRow[], openID: string | undefined): Walk {
  const [markedID, setMarked] = useState<string>();
  const cursorID = openID ?? markedID;
  const aim = useRef(cursorID);
  const lastPlace = useRef(0);
  useLayoutEffect(() => {
    aim.current = cursorID;
  }, [cursorID]);

  const placeOf = (id: string | undefined) => rows.findIndex(({ caseID }) => caseID === id);
  const found = placeOf(cursorID);
  if (found >= 0) lastPlace.current = found;
  // The row that has moved up into the place of one that is gone.
  const place = found >= 0 ? found : Math.min(lastPlace.current, Math.max(rows.length - 1, 0));
  const isGone = found < 0 && openID !== undefined;
  return {
    cursor: isGone ? undefined : rows[place],
    next: rows[isGone ? place : place + 1],
    aimed: () => rows[placeOf(aim.current)] ?? (isGone ? undefined : rows[place]),
    step(by) {
      const from = placeOf(aim.current);
      const row = from >= 0 ? rows[from + by] : rows[by === 1 && isGone ? place : place + by];
      if (!row) return undefined;
      aim.current = row.caseID;
      setMarked(row.caseID);
      return row;
    },
  };
}
