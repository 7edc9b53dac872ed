import * as styles from './divider.css.ts';

/** Hairline between two groups. */
export function Divider() {
  return <hr className={styles.divider} />;
}
