import type { ReactNode } from 'react';
import * as styles from './counted-icon.css.ts';

interface CountedIconProps {
  readonly icon: ReactNode;
  /** What the mark shows, such as '3' or '99+'; absent: no mark. What is around it says it in words. */
  readonly count?: ReactNode;
}

/** An icon with a number at its corner: what is unread. */
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
