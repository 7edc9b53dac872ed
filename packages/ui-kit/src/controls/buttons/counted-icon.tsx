import type { ReactNode } from 'react';
import * as styles from './counted-icon.css.ts';

interface CountedIconProps {
  readonly icon: ReactNode;
  /**
   * Text of the mark, such as '3' or '99+'; absent: no mark. The surrounding element says the number to screen
   * readers.
   */
  readonly count?: ReactNode;
}

/** An icon with a number at its corner, such as the unread messages. */
export function CountedIcon({ icon, count }: CountedIconProps) {
  return (
    <span className={styles.icon}>
      {icon}
      {count !== undefined && (
        <span aria-hidden className={styles.mark}>
          {count}
        </span>
      )}
    </span>
  );
}
