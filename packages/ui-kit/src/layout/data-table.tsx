// biome-ignore-all lint/a11y/noRedundantRoles: on narrow screens the table is drawn as cards, and browsers drop the roles with its display
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import { classNames } from './class-names.ts';
import * as styles from './data-table.css.ts';

export interface DataColumn<Row> {
  readonly key: string;
  readonly heading: string;
  /** What the row has in this column; without it the cell is left out on phones. */
  readonly cell: (row: Row) => ReactNode;
  readonly align?: 'start' | 'end';
  /** The order of the rows follows this column. */
  readonly sorted?: 'ascending' | 'descending' | undefined;
  /** Makes the heading a button that orders the rows by this column. */
  readonly onSort?: (() => void) | undefined;
}

interface DataTableProps<Row> {
  /** Name of the table for screen readers. */
  readonly caption: string;
  /** The first one names the row. */
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** Stands in place of all cells after the first one. */
  readonly insteadOf?: (row: Row) => ReactNode;
  readonly isCurrent?: (row: Row) => boolean;
  /** Keeps the first column in view; for a wide table in a `ScrollRegion`. */
  readonly sticky?: boolean;
  /** Keeps the headings in view; for a table in a `ScrollRegion` that scrolls in both directions. */
  readonly stickyHead?: boolean;
}

/** A table of rows and columns; on phones each row becomes a card with the headings beside its values. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, keyOf, isCurrent, sticky = false, stickyHead = false } = props;
  return (
    <table
      role="table"
      className={classNames(styles.table, sticky && styles.sticky, stickyHead && styles.stickyHead)}
    >
      <VisuallyHidden as="caption">{caption}</VisuallyHidden>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ key, heading, align, sorted, onSort }) => (
            <th
              key={key}
              role="columnheader"
              scope="col"
              aria-sort={sorted}
              className={align === 'end' ? styles.number : undefined}
            >
              {onSort ? (
                <button type="button" onClick={onSort} className={styles.sort}>
                  {heading}
                  {sorted === 'ascending' ? (
                    <ArrowUp />
                  ) : sorted === 'descending' ? (
                    <ArrowDown />
                  ) : (
                    <ArrowUpDown />
                  )}
                </button>
              ) : (
                heading
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={keyOf(row)} role="row" className={isCurrent?.(row) ? styles.current : undefined}>
            <Cells {...props} row={row} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cells<Row>({
  row,
  columns: [first, ...columns],
  insteadOf,
}: DataTableProps<Row> & { readonly row: Row }) {
  const instead = insteadOf?.(row);
  return (
    <>
      <th role="rowheader" scope="row">
        {first?.cell(row)}
      </th>
      {instead ? (
        <td role="cell" colSpan={columns.length}>
          {instead}
        </td>
      ) : (
        columns.map(({ key, heading, align, cell }) => {
          const shown = cell(row) || undefined;
          return (
            <td
              key={key}
              role="cell"
              data-label={heading}
              data-empty={shown === undefined || undefined}
              className={align === 'end' ? styles.number : undefined}
            >
              {/* One child: on narrow screens the heading stands beside it. */}
              <div>{shown}</div>
            </td>
          );
        })
      )}
    </>
  );
}
