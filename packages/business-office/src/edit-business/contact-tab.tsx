import { PhoneFields } from '@wbn/forms/phone-fields.tsx';
import { Columns } from '@wbn/ui-kit/layout/columns.tsx';
import { FormSection } from '@wbn/ui-kit/layout/form-section.tsx';
import { useTranslation } from 'react-i18next';
import { contactPart } from './contact-part.ts';
import { fieldId } from './field-names.ts';
import { PartShell } from './part-shell.tsx';
import type { TabProps } from './tab-props.ts';
import { useDescribe } from './use-describe.ts';
import { useFields } from './use-fields.tsx';
import { usePart } from './use-part.ts';
import { useStateOptions } from './use-state-options.ts';

/** Where the company is and how it is reached (BIZ-20). */
export function ContactTab(props: TabProps) {
  const { t } = useTranslation('edit-business');
  const { form, known, options, labelOf } = usePart(props, contactPart);
  const state = useStateOptions(props.api, form.values, known.state);
  const describe = useDescribe({ ...options, state: state.list });
  const { line, picker, errorOf } = useFields(form, options);

  const phone = (name: 'phone' | 'mobilePhone') => {
    const { countryCode, businessPhoneNumber } = form.values[name];
    return (
      <PhoneFields
        id={fieldId(name)}
        name={name}
        labels={{ dialCode: t('dialCode'), number: t(`field.${name}`) }}
        dialCode={countryCode}
        number={businessPhoneNumber}
        choices={props.choices.dialCodes}
        hint={t('hint.phone')}
        error={errorOf(name)}
        onChange={({ dialCode = countryCode, number = businessPhoneNumber }) =>
          form.set({ [name]: { countryCode: dialCode, businessPhoneNumber: number } })
        }
      />
    );
  };

  return (
    <PartShell form={form} labelOf={labelOf} describe={describe}>
      <FormSection title={t('group.address')}>
        {line('legalAddressEnglish', { maxLength: 400, hint: t('hint.english') })}
        {line('shippingAddressEnglish', { maxLength: 400, hint: t('hint.english') })}
        <Columns minimum={340}>
          {picker('country', {
            // A state of another country would mean nothing.
            onChange: ({ target }) => form.set({ country: target.value, state: '' }),
          })}
          {picker('state', state)}
          {line('city')}
          {line('zipcode', { maxLength: 20 })}
        </Columns>
      </FormSection>
      <FormSection title={t('group.reach')}>
        <Columns minimum={340}>
          {line('email', { type: 'email', maxLength: 254, dir: 'ltr', hint: t('hint.email') })}
          {line('website', {
            type: 'url',
            inputMode: 'url',
            maxLength: 400,
            dir: 'ltr',
            hint: t('hint.website'),
          })}
        </Columns>
        {phone('phone')}
        {phone('mobilePhone')}
      </FormSection>
    </PartShell>
  );
}
