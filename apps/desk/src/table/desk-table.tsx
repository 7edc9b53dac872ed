import {
  columnVisibilityFeature,
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useText } from '@wbn/edition/use-text.ts';
import { Checkbox } from '@wbn/ui-kit/controls/choices/checkbox.tsx';
import { NativeSelect } from '@wbn/ui-kit/controls/choices/native-select.tsx';
import { DataTable } from '@wbn/ui-kit/layout/data-table.tsx';
import { ScrollRegion } from '@wbn/ui-kit/layout/scroll-region.tsx';
import { Menu } from '@wbn/ui-kit/overlays/menu.tsx';
import { Columns3 } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import * as styles from './desk-table.css.ts';
import { useHiddenColumns } from './hidden-columns.ts';

export interface DeskColumn<Row> {
  readonly key: string;
  readonly heading: string;
  readonly cell: (row: Row) => ReactNode;
  /** What the rows are ordered by; without it the column cannot order them. What is undefined comes last. */
  readonly sortBy?: (row: Row) => string | number | undefined;
  /** Numbers stand at the end. */
  readonly align?: 'start' | 'end';
  /** Hidden until somebody chooses it. */
  readonly isHidden?: boolean;
}

interface DeskTableProps<Row> {
  /** Name under which this browser keeps the choice of columns. */
  readonly name: string;
  readonly caption: string;
  /** The first one names the row, and is always shown. */
  readonly columns: readonly DeskColumn<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** The first order; by default that of the rows. */
  readonly order?: { readonly key: string; readonly isDescending: boolean };
  readonly isCurrent?: (row: Row) => boolean;
  /** Buttons beside the choice of columns, such as an export. */
  readonly actions?: ReactNode;
}

const features = tableFeatures({
  rowSortingFeature,
  columnVisibilityFeature,
  sortedRowModel: createSortedRowModel(),
});

/** A wide table of the desk: any column orders it, columns can be hidden, and headings and first column stay in view. */
export function DeskTable<Row extends object>(props: DeskTableProps<Row>) {
  const { name, caption, columns, rows, keyOf, order, isCurrent, actions } = props;
  const t = useText('desk-table');
  const [hidden, setHidden] = useHiddenColumns(name, columns);
  const table = useTable({
    features,
    columns: useMemo(() => columns.map((column) => toDefinition(column)), [columns]),
    data: useMemo(() => [...rows], [rows]),
    getRowId: keyOf,
    enableSortingRemoval: false,
    enableMultiSort: false,
    initialState: { sorting: order ? [{ id: order.key, desc: order.isDescending }] : [] },
  });
  const { sorting } = table.state;
  const shown = columns.filter(({ key }) => !hidden.has(key));
  const sortable = columns.filter(({ sortBy }) => sortBy);
  const sortBy = (key: string) => table.getColumn(key)?.toggleSorting();
  return (
    <div className={styles.part}>
      <div className={styles.toolbar}>
        {sortable.length > 0 && (
          <div className={styles.order}>
            <NativeSelect
              size="sm"
              aria-label={t('orderBy')}
              value={sorting[0]?.id ?? ''}
              options={[
                { value: '', text: t('orderBy') },
                ...sortable.map(({ key, heading }) => ({ value: key, text: heading })),
              ]}
              onChange={({ target }) => target.value && sortBy(target.value)}
            />
          </div>
        )}
        {actions}
        <Menu
          variant="secondary"
          size="sm"
          trigger={
            <>
              <Columns3 aria-hidden="true" className={styles.icon} /> {t('columns')}
            </>
          }
        >
          <div className={styles.choices}>
            {columns.slice(1).map(({ key, heading }) => (
              <Checkbox
                key={key}
                label={heading}
                checked={!hidden.has(key)}
                onChange={({ target }) => setHidden(key, !target.checked)}
              />
            ))}
          </div>
        </Menu>
      </div>
      <ScrollRegion label={caption} tall="window">
        <DataTable
          caption={caption}
          columns={shown.map(({ key, heading, cell, align, sortBy: value }) => ({
            ...{ key, heading, cell },
            ...(align && { align }),
            sorted: sorting[0]?.id === key ? (sorting[0].desc ? 'descending' : 'ascending') : undefined,
            onSort: value && (() => sortBy(key)),
          }))}
          rows={table.getRowModel().rows.map(({ original }) => original)}
          keyOf={keyOf}
          {...(isCurrent && { isCurrent })}
          sticky
          stickyHead
        />
      </ScrollRegion>
    </div>
  );
}

function toDefinition<Row extends object>({ key, sortBy }: DeskColumn<Row>) {
  return {
    id: key,
    accessorFn: (row: Row) => sortBy?.(row),
    enableSorting: sortBy !== undefined,
    sortUndefined: 'last' as const,
    sortFn: compareValues,
  };
}

interface ValueRow {
  getValue(id: string): unknown;
}

/** Words in the order of the reader's language, numbers by their value. */
function compareValues(one: ValueRow, other: ValueRow, id: string): number {
  const [first, second] = [one.getValue(id), other.getValue(id)];
  if (typeof first === 'number' && typeof second === 'number') return first - second;
  return String(first).localeCompare(String(second), document.documentElement.lang, { numeric: true });
}
