import type { Ref, SelectHTMLAttributes } from 'react';
import { classNames } from '../layout/class-names.ts';
import * as control from './control.css.ts';
import * as styles from './select.css.ts';

export interface SelectOption {
  readonly value: string;
  readonly text: string;
  readonly disabled?: boolean;
}

interface NativeSelectProps
  extends Omit<
    SelectHTMLAttributes<HTMLSelectElement>,
    'className' | 'style' | 'size' | 'children' | 'multiple'
  > {
  readonly options: readonly SelectOption[];
  /** `inside` has no frame of its own: it is part of a larger control. */
  readonly size?: keyof typeof control.size | 'inside';
  readonly ref?: Ref<HTMLSelectElement>;
}

/** The browser's own select, best on phones, with one arrow everywhere and a drawn list where the browser lets us (WID-10). */
export function NativeSelect({ options, size = 'md', ...select }: NativeSelectProps) {
  const frame = size === 'inside' ? styles.inside : classNames(control.control, control.size[size]);
  return (
    <select {...select} className={classNames(frame, styles.select)}>
      {options.map(({ value, text, disabled }) => (
        <option key={value} value={value} disabled={disabled}>
          {text}
        </option>
      ))}
    </select>
  );
}
