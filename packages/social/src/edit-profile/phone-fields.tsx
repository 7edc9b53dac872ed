import { PhoneFields as DialCodeAndNumber, type DialCodeChoice } from '@wbn/forms/phone-fields.tsx';
import { useTranslation } from 'react-i18next';
import { fieldId } from './field-id.ts';
import type { EditProfile } from './use-edit-profile.ts';

interface PhoneFieldsProps {
  readonly form: EditProfile;
  readonly choices: readonly DialCodeChoice[];
}

/** The person's mobile phone (PRF-09, PRF-10). */
export function PhoneFields({ form, choices }: PhoneFieldsProps) {
  const { t } = useTranslation('own-profile');
  const { dialCode, phoneNumber } = form.values;
  const problem = form.problems.mobilePhone;
  return (
    <DialCodeAndNumber
      own
      id={fieldId('mobilePhone')}
      name="mobilePhone"
      labels={{ dialCode: t('fact.dialCode'), number: t('fact.mobilePhone') }}
      dialCode={dialCode}
      number={phoneNumber}
      choices={choices}
      hint={t('hint.phone')}
      error={problem && t(`problem.${problem}`)}
      onChange={(change) =>
        form.set(
          {
            ...(change.dialCode !== undefined && { dialCode: change.dialCode }),
            ...(change.number !== undefined && { phoneNumber: change.number }),
          },
          'mobilePhone',
        )
      }
    />
  );
}
