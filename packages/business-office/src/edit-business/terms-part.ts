import { savedTermsSchema } from '@wbn/contract/business/saved-business.ts';
import { codesOf } from './field-values.ts';
import { issuesOf, type Part, reviveFields } from './part.ts';

/** BIZ-23 */
export type TermsValues = {
  readonly acceptedDeliveryTerms: readonly string[];
  readonly acceptedPaymentCurrencies: readonly string[];
  readonly packagingTypes: readonly string[];
  readonly acceptedPaymentTypes: readonly string[];
};

export const termsPart: Part<TermsValues> = {
  name: 'terms',
  key: 'businessTerms',
  together: [],
  valuesOf: ({ businessTerms }) => ({
    acceptedDeliveryTerms: codesOf(businessTerms?.acceptedDeliveryTerms),
    acceptedPaymentCurrencies: codesOf(businessTerms?.acceptedPaymentCurrencies),
    packagingTypes: codesOf(businessTerms?.packagingTypes),
    acceptedPaymentTypes: codesOf(businessTerms?.acceptedPaymentTypes),
  }),
  toBody: (values) => values,
  findProblems: (body) => issuesOf(savedTermsSchema, body),
  revive: reviveFields,
};
