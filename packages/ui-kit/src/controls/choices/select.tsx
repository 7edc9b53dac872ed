import type { ComponentProps } from 'react';
import type * as control from '../fields/control.css.ts';
import { Field, type FieldProps } from '../fields/field.tsx';
import { NativeSelect } from './native-select.tsx';

interface SelectProps extends FieldProps, Omit<ComponentProps<typeof NativeSelect>, 'size'> {
  readonly size?: keyof typeof control.size;
}

/** A labelled field that chooses one entry from a list. */
export function Select({ label, hideLabel, hint, error, id, ...select }: SelectProps) {
  return (
    <Field
      {...{ label, hideLabel, hint, error, id }}
      required={select.required || select['aria-required'] === true}
    >
      {(wiring) => <NativeSelect {...select} {...wiring} />}
    </Field>
  );
}
