import { savedContactSchema } from '@wbn/contract/business/saved-business.ts';
import { lineLimit } from '@wbn/contract/business/saved-fields.ts';
import { useFields } from '@wbn/forms/edit/use-fields.tsx';
import type { TypedPhone } from '@wbn/forms/phone-fields.tsx';
import { Columns } from '@wbn/ui-kit/layout/columns.tsx';
import { FormSection } from '@wbn/ui-kit/layout/form-section.tsx';
import { useTranslation } from 'react-i18next';
import { withoutEmpty } from './field-values.ts';
import { definePart } from './part.ts';
import { PartForm } from './part-form.tsx';
import type { TabProps } from './tab-props.ts';
import { useDescribe } from './use-describe.ts';
import { usePart } from './use-part.ts';
import { useStateOptions } from './use-state-options.ts';

/** BIZ-20 */
export type ContactValues = {
  readonly legalAddressEnglish: string;
  readonly shippingAddressEnglish: string;
  readonly city: string;
  readonly zipcode: string;
  readonly country: string;
  readonly state: string;
  readonly email: string;
  readonly website: string;
  readonly phone: TypedPhone;
  readonly mobilePhone: TypedPhone;
};

export const contactPart = definePart<ContactValues>({
  name: 'contact',
  key: 'contactInfo',
  together: [['country', 'state']],
  valuesOf: ({ contactInfo }) => ({
    legalAddressEnglish: contactInfo.legalAddressEnglish ?? '',
    shippingAddressEnglish: contactInfo.shippingAddressEnglish ?? '',
    city: contactInfo.city ?? '',
    zipcode: contactInfo.zipcode ?? '',
    country: contactInfo.country?.code ?? '',
    state: contactInfo.state?.stateID ?? '',
    email: contactInfo.email ?? '',
    website: contactInfo.website ?? '',
    phone: toTypedPhone(contactInfo.phone),
    mobilePhone: toTypedPhone(contactInfo.mobilePhone),
  }),
  toBody: ({ phone, mobilePhone, ...texts }) =>
    withoutEmpty({ ...texts, phone: toPhone(phone), mobilePhone: toPhone(mobilePhone) }),
  schema: savedContactSchema,
});

interface Phone {
  readonly countryCode: string;
  readonly businessPhoneNumber: string;
}

function toTypedPhone(phone: Phone | undefined): TypedPhone {
  return { dialCode: phone?.countryCode ?? '', number: phone?.businessPhoneNumber ?? '' };
}

/** A dial code alone is no phone. */
function toPhone({ dialCode, number }: TypedPhone): Phone | undefined {
  return number.trim() === '' ? undefined : { countryCode: dialCode, businessPhoneNumber: number };
}

/** Where the company is and how it is reached (BIZ-20). */
export function ContactTab(props: TabProps) {
  const { t } = useTranslation('edit-business');
  const { form, known, options } = usePart(props, contactPart);
  const state = useStateOptions(props.api, form.values, known.state);
  const describe = useDescribe({ ...options, state: state.list });
  const { line, picker, phone } = useFields(form, { options, lineLimit });

  const phoneFacts = { choices: props.choices.dialCodes, hint: t('hint.phone') };
  return (
    <PartForm part={contactPart} form={form} describe={describe}>
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
        {phone('phone', phoneFacts)}
        {phone('mobilePhone', phoneFacts)}
      </FormSection>
    </PartForm>
  );
}
