import { savedTermsSchema, savedTradeCapabilitiesSchema } from '@wbn/contract/business/saved-business.ts';
import { lineLimit } from '@wbn/contract/business/saved-fields.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { useFields } from '@wbn/forms/edit/use-fields.tsx';
import type { TypedRange } from '@wbn/ui-kit/controls/fields/number-range.tsx';
import { Columns } from '@wbn/ui-kit/layout/columns.tsx';
import { FormSection } from '@wbn/ui-kit/layout/form-section.tsx';
import { codesOf, toNumber, toRange, toTyped, toTypedRange, withoutEmpty } from './field-values.ts';
import { definePart } from './part.ts';
import { PartForm } from './part-form.tsx';
import { useDescribe } from './use-describe.ts';
import type { TabProps } from './use-part.ts';
import { usePart } from './use-part.ts';

/** BIZ-22 */
type TradeValues = {
  readonly markets: readonly string[];
  readonly spokenLanguages: readonly string[];
  readonly totalEmployeesSales: TypedRange;
  readonly averageLeadTime: string;
};

export const tradePart = definePart<TradeValues>({
  name: 'trade',
  key: 'tradeCapabilities',
  valuesOf: ({ tradeCapabilities }) => ({
    markets: codesOf(tradeCapabilities?.markets),
    spokenLanguages: codesOf(tradeCapabilities?.spokenLanguages),
    totalEmployeesSales: toTypedRange(tradeCapabilities?.totalEmployeesSales),
    averageLeadTime: toTyped(tradeCapabilities?.averageLeadTime),
  }),
  toBody: (values) =>
    withoutEmpty({
      ...values,
      totalEmployeesSales: toRange(values.totalEmployeesSales),
      averageLeadTime: toNumber(values.averageLeadTime),
    }),
  schema: savedTradeCapabilitiesSchema,
});

/** Markets and languages of the company (BIZ-22). */
export function TradeTab(props: TabProps) {
  const t = useText('edit-business');
  const { form, options } = usePart(props, tradePart);
  const { range, number, chips } = useFields(form, { options, lineLimit });
  return (
    <PartForm part={tradePart} form={form} describe={useDescribe(options)}>
      <FormSection title={t('group.trade')}>
        {chips('markets')}
        {chips('spokenLanguages')}
        <Columns minimum={340}>
          {range('totalEmployeesSales')}
          {number('averageLeadTime', { unit: t('days'), hint: t('hint.leadTime') })}
        </Columns>
      </FormSection>
    </PartForm>
  );
}

/** BIZ-23 */
type TermsValues = {
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

/** Delivery and payment terms of the company (BIZ-23). */
export function TermsTab(props: TabProps) {
  const t = useText('edit-business');
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
