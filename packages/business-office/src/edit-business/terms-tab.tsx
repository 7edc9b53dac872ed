import { savedTermsSchema } from '@wbn/contract/business/saved-business.ts';
import { lineLimit } from '@wbn/contract/business/saved-fields.ts';
import { useFields } from '@wbn/forms/edit/use-fields.tsx';
import { FormSection } from '@wbn/ui-kit/layout/form-section.tsx';
import { useTranslation } from 'react-i18next';
import { codesOf } from './field-values.ts';
import { definePart } from './part.ts';
import { PartForm } from './part-form.tsx';
import type { TabProps } from './tab-props.ts';
import { useDescribe } from './use-describe.ts';
import { usePart } from './use-part.ts';

/** BIZ-23 */
export type TermsValues = {
  readonly acceptedDeliveryTerms: readonly string[];
  readonly acceptedPaymentCurrencies: readonly string[];
  readonly packagingTypes: readonly string[];
  readonly acceptedPaymentTypes: readonly string[];
};

export const termsPart = definePart<TermsValues>({
  name: 'terms',
  key: 'businessTerms',
  valuesOf: ({ businessTerms }) => ({
    acceptedDeliveryTerms: codesOf(businessTerms?.acceptedDeliveryTerms),
    acceptedPaymentCurrencies: codesOf(businessTerms?.acceptedPaymentCurrencies),
    packagingTypes: codesOf(businessTerms?.packagingTypes),
    acceptedPaymentTypes: codesOf(businessTerms?.acceptedPaymentTypes),
  }),
  toBody: (values) => values,
  schema: savedTermsSchema,
});

/** On what terms the company delivers and is paid (BIZ-23). */
export function TermsTab(props: TabProps) {
  const { t } = useTranslation('edit-business');
  const { form, options } = usePart(props, termsPart);
  const { chips } = useFields(form, { options, lineLimit });
  return (
    <PartForm part={termsPart} form={form} describe={useDescribe(options)}>
      <FormSection title={t('group.terms')}>
        {chips('acceptedDeliveryTerms', { hint: t('hint.deliveryTerms') })}
        {chips('acceptedPaymentCurrencies')}
        {chips('acceptedPaymentTypes')}
        {chips('packagingTypes')}
      </FormSection>
    </PartForm>
  );
}
