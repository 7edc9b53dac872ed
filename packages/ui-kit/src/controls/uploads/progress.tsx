import { type ReactNode, useId } from 'react';
import * as styles from './progress.css.ts';

interface ProgressProps {
  readonly label: string;
  /** Absent while the duration is unknown (indeterminate). */
  readonly value?: number;
  readonly max?: number;
  /** Words for the value, such as '3 of 7'. */
  readonly valueText?: ReactNode;
}

/** A labelled progress bar. */
export function Progress({ label, value, max = 100, valueText }: ProgressProps) {
  const id = useId();
  return (
    <div className={styles.box}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {valueText !== undefined && <span>{valueText}</span>}
      </label>
      <progress id={id} className={styles.progress} value={value} max={max} />
    </div>
  );
}
