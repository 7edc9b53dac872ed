import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from './empty-state.css.ts';

interface EmptyStateProps {
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  readonly icon?: ReactNode;
}

/** Says that a list is empty, why, and what to do next. */
export function EmptyState({ title, children, action, icon = <Inbox /> }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <span className={styles.icon}>{icon}</span>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {children !== undefined && <div className={styles.body}>{children}</div>}
      </div>
      {action}
    </div>
  );
}
