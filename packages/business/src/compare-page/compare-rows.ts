import type { Fact } from '../facts/fact.ts';

/** One fact of everything that is compared; undefined where it is not known. */
export interface CompareRow {
  readonly key: string;
  readonly label: string;
  readonly cells: readonly (string | undefined)[];
  /** They are not all the same. */
  readonly differs: boolean;
}

/** Facts side by side, one list for each column: the same key is one row, what nobody has is left out. */
export function compareRows(columns: readonly (readonly Fact[])[]): CompareRow[] {
  const rows = new Map<string, { label: string; cells: (string | undefined)[] }>();
  columns.forEach((facts, column) => {
    for (const { key, label, value } of facts) {
      const text = textOf(value);
      if (text === undefined) continue;
      const row = rows.get(key) ?? { label, cells: columns.map(() => undefined) };
      row.cells[column] = text;
      rows.set(key, row);
    }
  });
  return [...rows].map(([key, { label, cells }]) => ({
    key,
    label,
    cells,
    differs: new Set(cells).size > 1,
  }));
}

function textOf(value: Fact['value']): string | undefined {
  const text = typeof value === 'object' ? value.join(', ') : String(value ?? '');
  return text === '' ? undefined : text;
}
