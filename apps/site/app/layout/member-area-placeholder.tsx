import * as styles from './member-area.css.ts';

/** As large as the account area (`member-area.tsx`), so that nothing moves when it takes this place. */
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
