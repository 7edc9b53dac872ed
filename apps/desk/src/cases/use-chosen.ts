import { type CaseRow, mostCasesOfDecision } from '@wbn/contract/desk/cases.ts';
import { useRef, useState } from 'react';

export interface ChosenCases {
  readonly rows: readonly CaseRow[];
  readonly has: (caseID: string) => boolean;
  /** Chooses a row, or lets it go. False where it is of another kind than the others, or there are too many. */
  readonly toggle: (row: CaseRow) => boolean;
  /** Chooses all rows of the kind of the first one. */
  readonly chooseAll: (rows: readonly CaseRow[]) => void;
  readonly clear: () => void;
}

/** Cases that are decided together; all are of one kind. */
export function useChosen(shown: readonly CaseRow[]): ChosenCases {
  const [ids, setIDs] = useState<readonly string[]>([]);
  /** Keys may come faster than renders. */
  const latest = useRef(ids);
  const change = (next: readonly string[]) => {
    latest.current = next;
    setIDs(next);
  };
  // A case is chosen with the version that is on screen; one that leaves the list is let go.
  const rowsOf = (chosen: readonly string[]) => shown.filter(({ caseID }) => chosen.includes(caseID));
  const rows = rowsOf(ids);
  return {
    rows,
    has: (caseID) => rows.some((row) => row.caseID === caseID),
    toggle({ caseID, kind }) {
      const chosen = rowsOf(latest.current);
      const [first] = chosen;
      const others = chosen.filter((row) => row.caseID !== caseID).map((row) => row.caseID);
      if (others.length < chosen.length) change(others);
      else if (others.length >= mostCasesOfDecision || (first && first.kind !== kind)) return false;
      else change([...others, caseID]);
      return true;
    },
    chooseAll(all) {
      const kind = (rows[0] ?? all[0])?.kind;
      const alike = all.filter((row) => row.kind === kind).slice(0, mostCasesOfDecision);
      change(alike.map(({ caseID }) => caseID));
    },
    clear: () => change([]),
  };
}
