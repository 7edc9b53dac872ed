import { FormSection } from '@wbn/ui-kit/layout/form-section.tsx';
import { useTranslation } from 'react-i18next';
import { PartShell } from './part-shell.tsx';
import type { TabProps } from './tab-props.ts';
import { termsPart } from './terms-part.ts';
import { useDescribe } from './use-describe.ts';
import { useFields } from './use-fields.tsx';
import { usePart } from './use-part.ts';

/** On what terms the company delivers and is paid (BIZ-23). */
export function TermsTab(props: TabProps) {
  const { t } = useTranslation('edit-business');
  const { form, options, labelOf } = usePart(props, termsPart);
  const { chips } = useFields(form, options);
  return (
    <PartShell form={form} labelOf={labelOf} describe={useDescribe(options)}>
      <FormSection title={t('group.terms')}>
        {chips('acceptedDeliveryTerms', { hint: t('hint.deliveryTerms') })}
        {chips('acceptedPaymentCurrencies')}
        {chips('acceptedPaymentTypes')}
        {chips('packagingTypes')}
      </FormSection>
    </PartShell>
  );
}
