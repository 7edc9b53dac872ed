import type { ReactNode } from 'react';

export interface FactRow {
  readonly label: string;
  readonly value: ReactNode;
}

/** Leaves out the rows without a value: an absent fact has no row. */
export function factRows(rows: readonly FactRow[]): FactRow[] {
  return rows.filter(({ value }) => value !== undefined && value !== null && value !== '' && value !== false);
}
