import { TextField } from '@wbn/ui-kit/controls/text-field.tsx';
import type { ReactNode } from 'react';
import * as styles from './phone-fields.css.ts';

/** A country in the list of dial codes. */
export interface DialCodeChoice {
  readonly country: string;
  readonly text: string;
  readonly dialCode: string;
}

interface PhoneFieldsProps {
  /** Id of the number's field. */
  readonly id: string;
  readonly name: string;
  readonly labels: { readonly dialCode: string; readonly number: string };
  readonly dialCode: string;
  readonly number: string;
  readonly onChange: (change: { dialCode?: string; number?: string }) => void;
  readonly choices: readonly DialCodeChoice[];
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  /** Whether the browser should offer the person's own number. */
  readonly own?: boolean;
}

/** Dial code, typed or chosen from the list, and the rest of the number (PRF-09, BIZ-20). */
export function PhoneFields(props: PhoneFieldsProps) {
  const { id, name, labels, dialCode, number, onChange, choices, hint, error, own = false } = props;
  const listId = `${id}-dial-codes`;
  return (
    <div className={styles.phone}>
      <TextField
        label={labels.dialCode}
        name={`${name}.dialCode`}
        value={dialCode}
        list={listId}
        inputMode="tel"
        autoComplete={own ? 'tel-country-code' : 'off'}
        placeholder="+"
        maxLength={6}
        dir="ltr"
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={({ target }) => onChange({ dialCode: target.value })}
      />
      <datalist id={listId}>
        {choices.map(({ country, text, dialCode: code }) => (
          <option key={country} value={code}>
            {text}
          </option>
        ))}
      </datalist>
      <TextField
        id={id}
        label={labels.number}
        name={name}
        type="tel"
        value={number}
        autoComplete={own ? 'tel-national' : 'off'}
        maxLength={40}
        dir="ltr"
        hint={hint}
        error={error}
        onChange={({ target }) => onChange({ number: target.value })}
      />
    </div>
  );
}
