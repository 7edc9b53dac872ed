import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import * as styles from './empty-state.css.ts';

interface ErrorStateProps {
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

/** Says that something failed (read out at once) and offers a way on. */
export function ErrorState({ title, children, action }: ErrorStateProps) {
  return (
    <div role="alert" className={styles.state}>
      <span className={classNames(styles.icon, styles.danger)}>
        <TriangleAlert />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {children !== undefined && <div className={styles.body}>{children}</div>}
      </div>
      {action}
    </div>
  );
}
