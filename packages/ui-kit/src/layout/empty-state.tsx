import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from './empty-state.css.ts';

interface EmptyStateProps {
  readonly title: string;
  /** One sentence: why it is empty, or what will be here. */
  readonly children?: ReactNode;
  /** The one main action that fills the list. */
  readonly action?: ReactNode;
  readonly icon?: ReactNode;
  /** `md` fills a page; `sm` is one row for a panel or a narrow column. */
  readonly size?: 'md' | 'sm';
}

/** Says that a list is empty, why, and what to do next. */
export function EmptyState({ title, children, action, icon = <Inbox />, size = 'md' }: EmptyStateProps) {
  return (
    <div className={size === 'sm' ? styles.compact : styles.state}>
      <span className={styles.icon}>{icon}</span>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {children !== undefined && <div className={styles.body}>{children}</div>}
      </div>
      {action}
    </div>
  );
}
