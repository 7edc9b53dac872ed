import { useText } from '@wbn/edition/use-text.ts';
import { TextField } from '@wbn/ui-kit/controls/fields/text-field.tsx';
import type { ReactNode } from 'react';
import * as styles from './phone-fields.css.ts';

/** A country in the list of dial codes. */
export interface DialCodeChoice {
  readonly country: string;
  readonly text: string;
  readonly dialCode: string;
}

/** The two fields of a telephone number. */
export type TypedPhone = { readonly dialCode: string; readonly number: string };

interface PhoneFieldsProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly value: TypedPhone;
  readonly onChange: (phone: TypedPhone) => void;
  readonly choices: readonly DialCodeChoice[];
  /** Country of the address; its dial code is taken when a number is typed without one. */
  readonly country?: string;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  /** Whether the browser may autofill the person's own number. */
  readonly own?: boolean;
}

/** Dial code, typed or chosen from a list, and the rest of the number (PRF-09, BIZ-20). */
export function PhoneFields(props: PhoneFieldsProps) {
  const { id, name, label, value, onChange, choices, hint, error, country, own = false } = props;
  const t = useText('forms');
  const preset = choices.find((choice) => country !== '' && choice.country === country)?.dialCode ?? '';
  const listId = `${id}-dial-codes`;
  return (
    <div className={styles.phone}>
      <TextField
        label={t('dialCode')}
        name={`${name}.dialCode`}
        value={value.dialCode}
        list={listId}
        inputMode="tel"
        autoComplete={own ? 'tel-country-code' : 'off'}
        placeholder={preset || '+'}
        maxLength={6}
        dir="ltr"
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={({ target }) => onChange({ ...value, dialCode: target.value })}
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
        label={label}
        name={name}
        type="tel"
        value={value.number}
        autoComplete={own ? 'tel-national' : 'off'}
        maxLength={40}
        dir="ltr"
        hint={hint}
        error={error}
        onChange={({ target }) => onChange(withPreset(target.value))}
      />
    </div>
  );

  /** A number that begins with a plus or zeros for it has its dial code within. */
  function withPreset(number: string): TypedPhone {
    const isBare = /^\s*[1-9０-９(]|^\s*0(?!0)/.test(number);
    const dialCode = value.number === '' && value.dialCode.trim() === '' && isBare ? preset : value.dialCode;
    return { dialCode, number };
  }
}
