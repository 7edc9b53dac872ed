import type { ReactNode } from 'react';

export interface FactRow {
  readonly label: string;
  readonly value: ReactNode;
}

/** Returns only the rows that have a value. */
export function factRows(rows: readonly FactRow[]): FactRow[] {
  return rows.filter(({ value }) => value !== undefined && value !== null && value !== '' && value !== false);
}
