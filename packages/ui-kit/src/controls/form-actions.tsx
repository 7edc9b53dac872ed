import type { ReactNode } from 'react';
import * as styles from './form.css.ts';

interface FormActionsProps {
  /** Stands beside the buttons and is read out when it changes. */
  readonly status?: ReactNode;
  readonly children: ReactNode;
}

/** The buttons of a long form, at the bottom of the window until its end is in sight. */
export function FormActions({ status, children }: FormActionsProps) {
  return (
    <div className={styles.actions}>
      <div role="status" className={styles.status}>
        {status}
      </div>
      {children}
    </div>
  );
}
