import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { Query } from '@wbn/api-client/query.ts';
import { listBusinessTypes } from '@wbn/contract/catalog/list-business-types.ts';
import { listCountries } from '@wbn/contract/catalog/list-countries.ts';
import { listIndustries } from '@wbn/contract/catalog/list-industries.ts';
import { listTradeChoices } from '@wbn/contract/catalog/list-trade-choices.ts';
import type { SelectOption } from '@wbn/ui-kit/select.tsx';
import type { DialCodeChoice } from '../forms/phone-fields.tsx';

type Options = readonly SelectOption[];

/** What the pickers of the forms offer, by field where a field has a list of its own. */
export interface EditChoices {
  readonly country: Options;
  readonly dialCodes: readonly DialCodeChoice[];
  readonly businessType: Options;
  readonly industry: Options;
  readonly period: Options;
  readonly contractManufacturing: Options;
  readonly markets: Options;
  readonly spokenLanguages: Options;
  readonly acceptedDeliveryTerms: Options;
  readonly acceptedPaymentCurrencies: Options;
  readonly packagingTypes: Options;
  readonly acceptedPaymentTypes: Options;
}

export const noChoices: EditChoices = {
  country: [],
  dialCodes: [],
  businessType: [],
  industry: [],
  period: [],
  contractManufacturing: [],
  markets: [],
  spokenLanguages: [],
  acceptedDeliveryTerms: [],
  acceptedPaymentCurrencies: [],
  packagingTypes: [],
  acceptedPaymentTypes: [],
};

type Coded = readonly { readonly code: string; readonly name: string }[];

const named = (list: Coded = []): Options => list.map(({ code, name }) => ({ value: code, text: name }));
/** Traders know currencies by their codes. */
const byCode = (list: Coded = []): Options =>
  list.map(({ code, name }) => ({ value: code, text: `${code} · ${name}` }));

/** The lists of all tabs; one that cannot be had is empty and stops nobody (REF-08). */
export function listEditChoicesQuery(api: ApiClient): Query<EditChoices> {
  const orNone = <Data>(reply: Promise<{ data: Data }>) =>
    reply.then(
      ({ data }) => data,
      () => undefined,
    );
  return {
    queryKey: ['list-edit-choices'],
    staleTime: 3_600_000,
    queryFn: async () => {
      const [countries = [], types = [], industries = [], trade] = await Promise.all([
        orNone(api.call(listCountries, {})),
        orNone(api.call(listBusinessTypes, {})),
        orNone(api.call(listIndustries, {})),
        orNone(api.call(listTradeChoices, {})),
      ]);
      return {
        country: countries.map(({ code, countryName }) => ({ value: code, text: countryName })),
        dialCodes: countries.flatMap(({ code, countryName, dialCode }) =>
          dialCode ? [{ country: code, text: countryName, dialCode }] : [],
        ),
        businessType: types.map(({ code, businessTypeName }) => ({ value: code, text: businessTypeName })),
        industry: industries.map(({ id, name }) => ({ value: id, text: name })),
        period: named(trade?.periods),
        contractManufacturing: named(trade?.contractManufacturing),
        markets: named(trade?.markets),
        spokenLanguages: named(trade?.spokenLanguages),
        acceptedDeliveryTerms: named(trade?.deliveryTerms),
        acceptedPaymentCurrencies: byCode(trade?.currencies),
        packagingTypes: named(trade?.packagingTypes),
        acceptedPaymentTypes: named(trade?.paymentTypes),
      };
    },
  };
}
