import type { ReactNode } from 'react';
import * as styles from './list-toolbar.css.ts';

interface ListToolbarProps {
  /** A search field, with its button where the search needs one. */
  readonly search?: ReactNode;
  /** Choices that make the list shorter. */
  readonly filters?: ReactNode;
  /** How many entries there are, written for the language; read out when it changes. */
  readonly count?: ReactNode;
  /** The choice of the order. */
  readonly sort?: ReactNode;
  /** What is done with the whole list, such as an export. */
  readonly actions?: ReactNode;
}

/** What stands above a list: search, filters, count, order and actions in one row that wraps on phones. */
export function ListToolbar({ search, filters, count, sort, actions }: ListToolbarProps) {
  return (
    <div className={styles.toolbar}>
      {search && <div className={styles.search}>{search}</div>}
      {filters && <div className={styles.filters}>{filters}</div>}
      {count !== undefined && (
        <p role="status" className={styles.count}>
          {count}
        </p>
      )}
      {(sort || actions) && (
        <div className={styles.end}>
          {sort}
          {actions}
        </div>
      )}
    </div>
  );
}
