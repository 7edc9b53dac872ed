import { TextField } from '@wbn/ui-kit/text-field.tsx';
import { useTranslation } from 'react-i18next';
import * as styles from './edit-profile.css.ts';
import { fieldId } from './field-id.ts';
import type { DialCodeChoice } from './list-profile-choices.query.ts';
import type { EditProfile } from './use-edit-profile.ts';

interface PhoneFieldsProps {
  readonly form: EditProfile;
  readonly choices: readonly DialCodeChoice[];
}

const listId = 'profile-dial-codes';

/** Dial code, typed or chosen from the list, and the rest of the number (PRF-09, PRF-10). */
export function PhoneFields({ form, choices }: PhoneFieldsProps) {
  const { t } = useTranslation('own-profile');
  const { dialCode, phoneNumber } = form.values;
  const problem = form.problems.mobilePhone;
  return (
    <div className={styles.phone}>
      <TextField
        label={t('fact.dialCode')}
        name="dialCode"
        value={dialCode}
        list={listId}
        inputMode="tel"
        autoComplete="tel-country-code"
        placeholder="+"
        maxLength={6}
        dir="ltr"
        aria-describedby={problem && `${fieldId('mobilePhone')}-error`}
        onChange={({ target }) => form.set({ dialCode: target.value }, 'mobilePhone')}
      />
      <datalist id={listId}>
        {choices.map(({ country, text, dialCode: code }) => (
          <option key={country} value={code}>
            {text}
          </option>
        ))}
      </datalist>
      <TextField
        id={fieldId('mobilePhone')}
        label={t('fact.mobilePhone')}
        name="phoneNumber"
        type="tel"
        value={phoneNumber}
        autoComplete="tel-national"
        maxLength={40}
        dir="ltr"
        hint={t('hint.phone')}
        error={problem && t(`problem.${problem}`)}
        onChange={({ target }) => form.set({ phoneNumber: target.value }, 'mobilePhone')}
      />
    </div>
  );
}
