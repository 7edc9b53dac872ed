import { lineLimit } from '@wbn/contract/business/saved-fields.ts';
import { useFields } from '@wbn/forms/edit/use-fields.tsx';
import { FormSection } from '@wbn/ui-kit/layout/form-section.tsx';
import { useTranslation } from 'react-i18next';
import { PartForm } from './part-form.tsx';
import type { TabProps } from './tab-props.ts';
import { termsPart } from './terms-part.ts';
import { useDescribe } from './use-describe.ts';
import { usePart } from './use-part.ts';

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
