import type { Ref, SelectHTMLAttributes } from 'react';
import { classNames } from '../layout/class-names.ts';
import * as control from './control.css.ts';
import { Field, type FieldProps } from './field.tsx';
import * as styles from './select.css.ts';

export interface SelectOption {
  readonly value: string;
  readonly text: string;
  readonly disabled?: boolean;
}

interface SelectProps
  extends FieldProps,
    Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'style' | 'size' | 'children' | 'multiple'> {
  readonly options: readonly SelectOption[];
  readonly size?: keyof typeof control.size;
  readonly ref?: Ref<HTMLSelectElement>;
}

/** The browser's own select, with a drawn list where the browser lets us (WID-10). */
export function Select({ label, hideLabel, hint, error, id, options, size = 'md', ...select }: SelectProps) {
  return (
    <Field
      label={label}
      {...(hideLabel && { hideLabel })}
      hint={hint}
      error={error}
      id={id}
      required={select.required || select['aria-required'] === true}
    >
      {(wiring) => (
        <select
          {...select}
          {...wiring}
          className={classNames(control.control, control.size[size], styles.select)}
        >
          {options.map(({ value, text, disabled }) => (
            <option key={value} value={value} disabled={disabled}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
