import type { ReactNode } from 'react';
import * as styles from './details-table.css.ts';
import { extra, scope } from './more-toggle.css.ts';
import { MoreToggle } from './more-toggle.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

interface DetailsTableProps {
  readonly rows: readonly { readonly label: string; readonly value: ReactNode }[];
  /** Rows shown before 'View more'; absent: all of them. */
  readonly visibleRows?: number | undefined;
  readonly moreLabel?: string;
  readonly lessLabel?: string;
  readonly caption?: string;
  /** Footer text of a table without rows (WID-15). */
  readonly emptyLabel?: string;
}

/** Facts as label and value; the later rows are collapsed (WID-11), without JavaScript. */
export function DetailsTable({
  rows,
  visibleRows = rows.length,
  moreLabel,
  lessLabel,
  caption,
  emptyLabel,
}: DetailsTableProps) {
  const folds = rows.length > visibleRows && moreLabel !== undefined && lessLabel !== undefined;
  return (
    <div className={scope}>
      <table className={styles.table}>
        {caption !== undefined && <VisuallyHidden as="caption">{caption}</VisuallyHidden>}
        <tbody>
          {rows.map(({ label, value }, index) => (
            <tr key={label} className={folds && index >= visibleRows ? extra : undefined}>
              <th scope="row">{label}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
        {rows.length === 0 && emptyLabel !== undefined && (
          <tfoot>
            <tr>
              <td colSpan={2} className={styles.empty}>
                {emptyLabel}
              </td>
            </tr>
          </tfoot>
        )}
      </table>
      {folds && <MoreToggle moreLabel={moreLabel} lessLabel={lessLabel} />}
    </div>
  );
}
