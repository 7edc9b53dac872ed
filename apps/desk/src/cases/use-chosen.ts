import type { CaseRow } from '@wbn/contract/desk/cases.ts';
import { mostCasesOfDecision } from '@wbn/contract/desk/cases.ts';
import { useState } from 'react';

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
  const [chosen, setChosen] = useState<readonly CaseRow[]>([]);
  // A case that changes is chosen with the version that is on screen; one that leaves the list is let go.
  const rows = shown.filter(({ caseID }) => chosen.some((one) => one.caseID === caseID));
  const has = (caseID: string) => rows.some((row) => row.caseID === caseID);
  return {
    rows,
    has,
    toggle(row) {
      if (has(row.caseID)) setChosen(rows.filter(({ caseID }) => caseID !== row.caseID));
      else if (rows.length >= mostCasesOfDecision || (rows[0] && rows[0].kind !== row.kind)) return false;
      else setChosen([...rows, row]);
      return true;
    },
    chooseAll(all) {
      const kind = (rows[0] ?? all[0])?.kind;
      setChosen(all.filter((row) => row.kind === kind).slice(0, mostCasesOfDecision));
    },
    clear: () => setChosen([]),
  };
}
