import { type ChangeEvent, type Ref, type TextareaHTMLAttributes, useState } from 'react';
import { classNames } from '../../layout/class-names.ts';
import { control } from './control.css.ts';
import { Field, type FieldProps } from './field.tsx';
import * as styles from './text-area.css.ts';

interface TextAreaProps
  extends FieldProps,
    Omit<
      TextareaHTMLAttributes<HTMLTextAreaElement>,
      'className' | 'style' | 'children' | 'maxLength' | 'value' | 'defaultValue'
    > {
  readonly value?: string;
  readonly defaultValue?: string;
  readonly limit?: number;
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/** A field for several lines of text with a counter `length/limit` (WID-13). */
export function TextArea(props: TextAreaProps) {
  const { label, hideLabel, hint, error, id, limit = 512, rows = 6, onChange, ...area } = props;
  const [typed, setTyped] = useState(area.defaultValue?.length ?? 0);
  const length = area.value?.length ?? typed;
  const handleChange = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped(event.target.value.length);
    onChange?.(event);
  };
  return (
    <Field {...{ label, hideLabel, hint, error, id }} required={area.required}>
      {({ 'aria-describedby': describedBy, ...wiring }) => (
        <>
          <textarea
            enterKeyHint="enter"
            {...area}
            {...wiring}
            aria-describedby={classNames(describedBy, `${wiring.id}-counter`)}
            rows={rows}
            maxLength={limit}
            onChange={handleChange}
            className={classNames(control, styles.area)}
          />
          <p
            id={`${wiring.id}-counter`}
            className={classNames(styles.counter, length >= limit && styles.full)}
          >
            {length}/{limit}
          </p>
        </>
      )}
    </Field>
  );
}
