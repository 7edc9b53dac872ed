import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { savedContactSchema, savedFactorySchema } from '@wbn/contract/business/saved-business.ts';
import { lineLimit } from '@wbn/contract/business/saved-fields.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { listStatesQuery } from '@wbn/forms/choices/catalog.query.ts';
import { stateOptions } from '@wbn/forms/choices/options.ts';
import { useOptions } from '@wbn/forms/choices/use-options.ts';
import { joinChosen } from '@wbn/forms/edit/join-options.ts';
import { useFields } from '@wbn/forms/edit/use-fields.tsx';
import type { TypedPhone } from '@wbn/forms/phone-fields.tsx';
import type { SelectOption } from '@wbn/ui-kit/controls/choices/native-select.tsx';
import { Columns } from '@wbn/ui-kit/layout/columns.tsx';
import { FormSection } from '@wbn/ui-kit/layout/form-section.tsx';
import { codesOf, toNumber, toTyped, withoutEmpty } from './field-values.ts';
import { definePart } from './part.ts';
import { PartForm } from './part-form.tsx';
import { useDescribe } from './use-describe.ts';
import type { TabProps } from './use-part.ts';
import { usePart } from './use-part.ts';

/** The options for a country's states; `known` is the stored state with its country. */
function useStateOptions(
  api: ApiClient,
  place: { readonly country: string; readonly state: string },
  known: readonly SelectOption[] | undefined,
) {
  const t = useText('edit-business');
  const states = useOptions(listStatesQuery(api, place.country), stateOptions);
  const loading = states.state === 'loading';
  const list = joinChosen(states.options, known, place.state);
  return {
    list,
    disabled: !loading && list.length === 0,
    'aria-busy': loading,
    hint: hintOf(),
  };

  function hintOf(): string | undefined {
    if (loading) return t('hint.loading');
    if (place.country === '') return t('hint.stateNeedsCountry');
    return states.state === 'ready' && list.length === 0 ? t('hint.noStates') : undefined;
  }
}

/** BIZ-20 */
type ContactValues = {
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

/** A dial code alone is no phone number. */
function toPhone({ dialCode, number }: TypedPhone): Phone | undefined {
  return number.trim() === '' ? undefined : { countryCode: dialCode, businessPhoneNumber: number };
}

/** Location and contact details of the company (BIZ-20). */
export function ContactTab(props: TabProps) {
  const t = useText('edit-business');
  const { form, known, options } = usePart(props, contactPart);
  const state = useStateOptions(props.api, form.values, known.state);
  const describe = useDescribe({ ...options, state: state.list });
  const { line, picker, phone } = useFields(form, { options, lineLimit });

  const phoneFacts = {
    choices: props.choices.dialCodes,
    country: form.values.country,
    hint: t('hint.phone'),
  };
  return (
    <PartForm part={contactPart} form={form} describe={describe}>
      <FormSection title={t('group.address')}>
        {line('legalAddressEnglish', { maxLength: 400, hint: t('hint.english') })}
        {line('shippingAddressEnglish', { maxLength: 400, hint: t('hint.english') })}
        <Columns minimum={340}>
          {picker('country', {
            // A state of another country would be invalid.
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

/** BIZ-21 */
type FactoryValues = {
  readonly manufacturingFacilities: string;
  readonly city: string;
  readonly zipcode: string;
  readonly country: string;
  readonly state: string;
  readonly factorySize: string;
  readonly numberProductionLines: string;
  readonly contractManufacturing: readonly string[];
};

export const factoryPart = definePart<FactoryValues>({
  name: 'factory',
  key: 'factory',
  together: [['country', 'state']],
  valuesOf: ({ factory }) => ({
    manufacturingFacilities: factory?.manufacturingFacilities ?? '',
    city: factory?.city ?? '',
    zipcode: factory?.zipcode ?? '',
    country: factory?.country?.code ?? '',
    state: factory?.state?.stateID ?? '',
    factorySize: toTyped(factory?.factorySize),
    numberProductionLines: toTyped(factory?.numberProductionLines),
    contractManufacturing: codesOf(factory?.contractManufacturing),
  }),
  toBody: (values) =>
    withoutEmpty({
      ...values,
      factorySize: toNumber(values.factorySize),
      numberProductionLines: toNumber(values.numberProductionLines),
    }),
  schema: savedFactorySchema,
});

/** Location and production facts of the factory (BIZ-21). */
export function FactoryTab(props: TabProps) {
  const t = useText('edit-business');
  const { form, known, options } = usePart(props, factoryPart);
  const state = useStateOptions(props.api, form.values, known.state);
  const describe = useDescribe({ ...options, state: state.list });
  const { line, area, picker, number, chips } = useFields(form, { options, lineLimit });
  return (
    <PartForm part={factoryPart} form={form} describe={describe}>
      <FormSection title={t('group.site')}>
        {area('manufacturingFacilities', { limit: 512, rows: 4 })}
        <Columns minimum={340}>
          {picker('country', {
            onChange: ({ target }) => form.set({ country: target.value, state: '' }),
          })}
          {picker('state', state)}
          {line('city')}
          {line('zipcode', { maxLength: 20 })}
        </Columns>
      </FormSection>
      <FormSection title={t('group.production')}>
        <Columns minimum={340}>
          {number('factorySize', { unit: 'm²', hint: t('hint.factorySize') })}
          {number('numberProductionLines')}
        </Columns>
        {chips('contractManufacturing')}
      </FormSection>
    </PartForm>
  );
}
