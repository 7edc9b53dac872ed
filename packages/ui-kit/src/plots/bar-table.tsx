import type { ReactNode } from 'react';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import * as styles from './bar-table.css.ts';

interface BarRow {
  readonly key: string;
  readonly name: ReactNode;
  /** Length of the bar, compared with the longest of the table; 0 or more. Absent: no bar. */
  readonly value?: number;
  /** What is written in the columns after the name. */
  readonly cells: readonly ReactNode[];
}

interface BarTableProps {
  readonly caption: string;
  /** One for the name and one for each cell. */
  readonly headings: readonly string[];
  readonly rows: readonly BarRow[];
}

/** Values of named things as bars that start at zero; every value stands beside its bar, so the plot is its own table. */
export function BarTable({ caption, headings, rows }: BarTableProps) {
  const most = Math.max(1, ...rows.map(({ value = 0 }) => value));
  return (
    <table className={styles.table}>
      <VisuallyHidden as="caption">{caption}</VisuallyHidden>
      <thead>
        <tr>
          {headings.map((heading, at) => (
            <th key={heading} scope="col" className={at > 0 ? styles.tableNumber : undefined}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, value, cells }) => (
          <tr key={key}>
            <th scope="row">
              {name}
              {value !== undefined && (
                <div aria-hidden="true" className={styles.track}>
                  <div className={styles.bar} style={{ inlineSize: `${(value / most) * 100}%` }} />
                </div>
              )}
            </th>
            {cells.map((cell, at) => (
              <td key={headings[at + 1]} className={styles.tableNumber}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
