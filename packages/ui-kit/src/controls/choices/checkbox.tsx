import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import * as styles from './checkbox.css.ts';

interface CheckboxProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style' | 'children'> {
  readonly label: ReactNode;
  /** `radio` for a choice of one among inputs with the same name. */
  readonly type?: 'checkbox' | 'radio';
  readonly ref?: Ref<HTMLInputElement>;
}

/** A checkbox or radio button with its label beside it. */
export function Checkbox({ label, type = 'checkbox', ...input }: CheckboxProps) {
  return (
    <div>
      <label className={styles.row}>
        <input {...input} type={type} className={styles.box} />
        <span>{label}</span>
      </label>
    </div>
  );
}
