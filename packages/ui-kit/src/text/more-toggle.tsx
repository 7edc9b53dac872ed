import * as styles from './more-toggle.css.ts';

interface MoreToggleProps {
  readonly moreLabel: string;
  readonly lessLabel: string;
}

/**
 * 'View more' and 'View less' without JavaScript: an empty `<details>` whose state the stylesheet reads. It must be a
 * direct child of a box with the class `scope`; elements with the class `extra` are shown while it is open.
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
