import * as styles from './more-toggle.css.ts';

interface MoreToggleProps {
  readonly moreLabel: string;
  readonly lessLabel: string;
}

/**
 * 'View more' and 'View less' without JavaScript: an empty `<details>` whose state the stylesheet reads.
 * Put it directly into a box with the class `scope`; what has the class `extra` shows while it is open.
 */
export function MoreToggle({ moreLabel, lessLabel }: MoreToggleProps) {
  return (
    <details className={styles.toggle}>
      <summary className={styles.summary}>
        <span className={styles.more}>{moreLabel}</span>
        <span className={styles.less}>{lessLabel}</span>
      </summary>
    </details>
  );
}
