import { type ReactNode, useId } from 'react';
import { classNames } from '../../layout/class-names.ts';
import * as field from './field.css.ts';
import { NumberField } from './number-field.tsx';
import * as styles from './number-range.css.ts';

/** Both ends as typed; '' leaves an end open. */
export interface TypedRange {
  readonly min: string;
  readonly max: string;
}

interface NumberRangeProps {
  /** Prefix of the ids of the two fields, `<id>.min` and `<id>.max`, for links to them. */
  readonly id?: string;
  readonly name: string;
  readonly label: ReactNode;
  readonly texts: { readonly min: string; readonly max: string };
  readonly value: TypedRange;
  readonly onChange: (value: TypedRange) => void;
  readonly language: string;
  readonly unit?: ReactNode;
  readonly hint?: ReactNode;
  /** What is wrong with an end or with the range as a whole; an error of the whole marks both fields. */
  readonly error?: ReactNode;
  readonly endErrors?: Readonly<Partial<Record<keyof TypedRange, ReactNode>>>;
  readonly disabled?: boolean;
}

/** Two whole numbers, from and to, under one label. */
export function NumberRange(props: NumberRangeProps) {
  const { id: ownId, name, label, texts, value, onChange, language, unit, hint, error, disabled } = props;
  const { endErrors = {} } = props;
  const generated = useId();
  const id = ownId ?? generated;
  const described = [error && `${id}-range-error`, hint && `${id}-range-hint`].filter(Boolean).join(' ');
  const end = (side: keyof TypedRange) => (
    <NumberField
      id={`${id}.${side}`}
      name={`${name}.${side}`}
      label={texts[side]}
      value={value[side]}
      language={language}
      unit={unit}
      invalid={Boolean(error)}
      error={endErrors[side]}
      {...(disabled && { disabled })}
      onChange={(typed) => onChange({ ...value, [side]: typed })}
    />
  );
  return (
    <fieldset id={id} className={styles.range} aria-describedby={described || undefined}>
      <legend className={classNames(field.label, styles.legend)}>{label}</legend>
      <div className={styles.ends}>
        {end('min')}
        {end('max')}
      </div>
      {error && (
        <p id={`${id}-range-error`} className={field.error}>
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-range-hint`} className={field.hint}>
          {hint}
        </p>
      )}
    </fieldset>
  );
}
