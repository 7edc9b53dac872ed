import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import * as styles from './checkbox.css.ts';

interface CheckboxProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style' | 'children'> {
  readonly label: ReactNode;
  readonly error?: ReactNode;
  /** `radio` for one of several with the same name. */
  readonly type?: 'checkbox' | 'radio';
  readonly ref?: Ref<HTMLInputElement>;
}

/** A box to tick, with its label beside it. */
export function Checkbox({ label, error, type = 'checkbox', ...input }: CheckboxProps) {
  const errorId = useId();
  return (
    <div>
      <label className={styles.row}>
        <input
          {...input}
          type={type}
          className={styles.box}
          {...(error ? { 'aria-invalid': true, 'aria-describedby': errorId } : {})}
        />
        <span>{label}</span>
      </label>
      {error ? (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
