import { useState } from 'react';
import type { DeskColumn } from './desk-table.tsx';

const keyOf = (name: string) => `desk-columns-${name}`;

function read(name: string): Readonly<Record<string, boolean>> {
  try {
    return JSON.parse(window.localStorage.getItem(keyOf(name)) ?? '{}');
  } catch {
    return {};
  }
}

/** The columns of a table that somebody has hidden in this browser, and the function that hides or shows one. */
export function useHiddenColumns<Row>(name: string, columns: readonly DeskColumn<Row>[]) {
  const [chosen, setChosen] = useState(() => read(name));
  const hidden = new Set(
    columns.slice(1).flatMap(({ key, isHidden = false }) => ((chosen[key] ?? isHidden) ? [key] : [])),
  );
  const setHidden = (key: string, isHidden: boolean) => {
    const next = { ...chosen, [key]: isHidden };
    window.localStorage.setItem(keyOf(name), JSON.stringify(next));
    setChosen(next);
  };
  return [hidden, setHidden] as const;
}
