import { type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../../text/visually-hidden.tsx';
import * as styles from './field.css.ts';

/** Props of every labelled control. */
export interface FieldProps {
  readonly label: ReactNode;
  /** Shows the label to screen readers only. */
  readonly hideLabel?: boolean | undefined;
  readonly hint?: ReactNode;
  /** Error message; marks the control as invalid. */
  readonly error?: ReactNode;
}

/** Attributes that connect a control with its label, hint and error. */
export interface ControlWiring {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface WiredFieldProps extends FieldProps {
  readonly id?: string | undefined;
  readonly required?: boolean | undefined;
  readonly children: (wiring: ControlWiring) => ReactNode;
}

/** Label, hint and error around a control: `<Field label="Name">{(wiring) => <input {...wiring} />}</Field>`. */
export function Field({
  label,
  hideLabel = false,
  hint,
  error,
  id: ownId,
  required,
  children,
}: WiredFieldProps) {
  const generatedId = useId();
  const id = ownId ?? generatedId;
  const hasHint = hint !== undefined && hint !== null && hint !== '';
  const hasError = error !== undefined && error !== null && error !== '' && error !== false;
  const describedBy = [hasError && `${id}-error`, hasHint && `${id}-hint`].filter(Boolean).join(' ');
  const text = (
    <>
      {label}
      {required && (
        <span className={styles.required} aria-hidden="true">
          *
        </span>
      )}
    </>
  );
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {hideLabel ? <VisuallyHidden>{text}</VisuallyHidden> : text}
      </label>
      {children({ id, 'aria-describedby': describedBy || undefined, 'aria-invalid': hasError || undefined })}
      {hasError && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {hasHint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
