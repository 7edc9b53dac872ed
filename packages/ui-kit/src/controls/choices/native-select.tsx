import type { Ref, SelectHTMLAttributes } from 'react';
import { classNames } from '../../layout/class-names.ts';
import * as control from '../fields/control.css.ts';
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
  /** `inside` has no border: a larger control contains it. */
  readonly size?: keyof typeof control.size | 'inside';
  readonly ref?: Ref<HTMLSelectElement>;
}

/**
 * The browser's own select, which works best on phones, with the same arrow everywhere and a styled list where the
 * browser supports it (WID-10).
 */
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
