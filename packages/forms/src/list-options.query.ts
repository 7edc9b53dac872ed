import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { Query } from '@wbn/api-client/query.ts';
import type { Category } from '@wbn/contract/catalog/industry.ts';
import { listBusinessTypes } from '@wbn/contract/catalog/list-business-types.ts';
import { listCountries } from '@wbn/contract/catalog/list-countries.ts';
import { listIndustries } from '@wbn/contract/catalog/list-industries.ts';
import { listIndustryCategories } from '@wbn/contract/catalog/list-industry-categories.ts';
import { listStates } from '@wbn/contract/catalog/list-states.ts';
import { listTradeChoices } from '@wbn/contract/catalog/list-trade-choices.ts';
import type { SelectOption } from '@wbn/ui-kit/controls/select.tsx';
import type { DialCodeChoice } from './phone-fields.tsx';

export type Options = readonly SelectOption[];

/** The countries, and the dial codes of those that have one. */
export interface CountryChoices {
  readonly countries: Options;
  readonly dialCodes: readonly DialCodeChoice[];
}

/** What companies and products choose of their trade. */
export type TradeChoices = Readonly<
  Record<
    | 'period'
    | 'contractManufacturing'
    | 'markets'
    | 'spokenLanguages'
    | 'acceptedDeliveryTerms'
    | 'acceptedPaymentCurrencies'
    | 'packagingTypes'
    | 'acceptedPaymentTypes',
    Options
  >
>;

export const noCountries: CountryChoices = { countries: [], dialCodes: [] };

export const noTradeChoices: TradeChoices = {
  period: [],
  contractManufacturing: [],
  markets: [],
  spokenLanguages: [],
  acceptedDeliveryTerms: [],
  acceptedPaymentCurrencies: [],
  packagingTypes: [],
  acceptedPaymentTypes: [],
};

const staleTime = 3_600_000;

type Coded = readonly { readonly code: string; readonly name: string }[];

const named = (list: Coded): Options => list.map(({ code, name }) => ({ value: code, text: name }));
/** Traders know currencies by their codes. */
const byCode = (list: Coded): Options =>
  list.map(({ code, name }) => ({ value: code, text: `${code} · ${name}` }));

/** A list for a form that goes on without it (REF-08). */
export function listOr<List>({ queryFn }: Query<List>, otherwise: List): Promise<List> {
  return queryFn().catch(() => otherwise);
}

export function countryChoicesQuery(api: ApiClient): Query<CountryChoices> {
  return {
    queryKey: ['list-countries'],
    staleTime,
    queryFn: async () => {
      const { data } = await api.call(listCountries, {});
      return {
        countries: data.map(({ code, countryName }) => ({ value: code, text: countryName })),
        dialCodes: data.flatMap(({ code, countryName, dialCode }) =>
          dialCode ? [{ country: code, text: countryName, dialCode }] : [],
        ),
      };
    },
  };
}

export function countryOptionsQuery(api: ApiClient): Query<Options> {
  return {
    queryKey: ['country-options'],
    staleTime,
    queryFn: async () => (await countryChoicesQuery(api).queryFn()).countries,
  };
}

/** The states of a country; none without a country. */
export function stateOptionsQuery(api: ApiClient, country: string): Query<Options> {
  return {
    queryKey: ['list-states', country],
    staleTime,
    queryFn: async () => {
      if (country === '') return [];
      const { data } = await api.call(listStates, { params: { code: country } });
      return data.map(({ stateID, stateName }) => ({ value: stateID, text: stateName }));
    },
  };
}

export function businessTypeOptionsQuery(api: ApiClient): Query<Options> {
  return {
    queryKey: ['list-business-types'],
    staleTime,
    queryFn: async () => {
      const { data } = await api.call(listBusinessTypes, {});
      return data.map(({ code, businessTypeName }) => ({ value: code, text: businessTypeName }));
    },
  };
}

export function industryOptionsQuery(api: ApiClient): Query<Options> {
  return {
    queryKey: ['list-industries'],
    staleTime,
    queryFn: async () => {
      const { data } = await api.call(listIndustries, {});
      return data.map(({ id, name }) => ({ value: id, text: name }));
    },
  };
}

/** The categories of an industry with their sub-categories; none without an industry. */
export function categoriesQuery(api: ApiClient, industry: string): Query<readonly Category[]> {
  return {
    queryKey: ['list-industry-categories', industry],
    staleTime,
    queryFn: async () => {
      if (industry === '') return [];
      return (await api.call(listIndustryCategories, { params: { id: industry } })).data;
    },
  };
}

/** The same for companies, as `industry.category` (BIZ-07). */
export function categoryOptionsQuery(api: ApiClient, industry: string): Query<Options> {
  return {
    queryKey: ['category-options', industry],
    staleTime,
    queryFn: async () => {
      const categories = await categoriesQuery(api, industry).queryFn();
      return categories.map(({ id, name }) => ({
        value: id.startsWith(`${industry}.`) ? id : `${industry}.${id}`,
        text: name,
      }));
    },
  };
}

export function tradeChoicesQuery(api: ApiClient): Query<TradeChoices> {
  return {
    queryKey: ['list-trade-choices'],
    staleTime,
    queryFn: async () => {
      const { data } = await api.call(listTradeChoices, {});
      return {
        period: named(data.periods),
        contractManufacturing: named(data.contractManufacturing),
        markets: named(data.markets),
        spokenLanguages: named(data.spokenLanguages),
        acceptedDeliveryTerms: named(data.deliveryTerms),
        acceptedPaymentCurrencies: byCode(data.currencies),
        packagingTypes: named(data.packagingTypes),
        acceptedPaymentTypes: named(data.paymentTypes),
      };
    },
  };
}
