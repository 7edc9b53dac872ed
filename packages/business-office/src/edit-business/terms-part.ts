import { savedTermsSchema } from '@wbn/contract/business/saved-business.ts';
import { codesOf } from './field-values.ts';
import { definePart } from './part.ts';

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
