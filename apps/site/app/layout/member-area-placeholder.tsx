import * as styles from './member-area.css.ts';

/** Placeholder with the size of the account area (`member-area.tsx`), to avoid a layout shift. */
export function MemberAreaPlaceholder() {
  return (
    <div className={styles.row} aria-hidden>
      <div className={styles.links}>
        <span className={styles.person} />
        <span className={styles.person} />
        <span className={styles.person} />
      </div>
      <span className={styles.messages}>
        <span className={styles.person} />
      </span>
      <span className={styles.person} />
      <span className={styles.person} />
    </div>
  );
}
