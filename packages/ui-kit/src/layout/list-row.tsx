import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import * as styles from './list-row.css.ts';

interface ListRowProps {
  /** Photo, logo or icon; decorative, because the title says the same. */
  readonly photo?: ReactNode;
  /** What the entry is called: a link where the row leads somewhere. */
  readonly title: ReactNode;
  /** Badges beside the title. */
  readonly marks?: ReactNode;
  /** Small facts below the title. */
  readonly facts?: ReactNode;
  readonly date?: ReactNode;
  /** Buttons and menus; below the words where the row is narrow. */
  readonly actions?: ReactNode;
  /** A press anywhere on the row follows the link in its title. */
  readonly leads?: boolean;
  /** More than facts, such as a message or a form. */
  readonly children?: ReactNode;
}

/** An entry of a list: photo, title, facts, date and actions. */
export function ListRow({
  photo,
  title,
  marks,
  facts,
  date,
  actions,
  leads = false,
  children,
}: ListRowProps) {
  const words = (
    <div className={styles.words}>
      <div className={styles.title}>
        {title}
        {marks}
      </div>
      {facts && <div className={styles.facts}>{facts}</div>}
      {children}
    </div>
  );
  return (
    <div className={classNames(styles.row, leads && styles.leading)}>
      {photo && <div className={styles.photo}>{photo}</div>}
      {date || actions ? (
        <div className={styles.main}>
          {words}
          {date && <div className={styles.date}>{date}</div>}
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      ) : (
        words
      )}
    </div>
  );
}
