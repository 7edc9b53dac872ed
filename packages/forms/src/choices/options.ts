import type { CallReply } from '@wbn/contract/call.ts';
import type {
  Category,
  listBusinessTypes,
  listCountries,
  listIndustries,
  listJobPositions,
  listLanguages,
  listStates,
  listTradeChoices,
} from '@wbn/contract/catalog/catalog-lists.ts';
import type { SelectOption } from '@wbn/ui-kit/controls/choices/native-select.tsx';
import type { DialCodeChoice } from '../phone-fields.tsx';

/* Turns catalog lists into options for pickers. */

export type Options = readonly SelectOption[];

type List<C> = CallReply<C> extends { data: infer Data } ? Readonly<Data> : never;
type Coded = readonly { readonly code: string; readonly name: string }[];

export const countryOptions = (list: List<typeof listCountries>): Options =>
  list.map(({ code, countryName }) => ({ value: code, text: countryName }));

/** The dial codes of the countries that have one. */
export const dialCodeChoices = (list: List<typeof listCountries>): readonly DialCodeChoice[] =>
  list.flatMap(({ code, countryName, dialCode }) =>
    dialCode ? [{ country: code, text: countryName, dialCode }] : [],
  );

export const stateOptions = (list: List<typeof listStates>): Options =>
  list.map(({ stateID, stateName }) => ({ value: stateID, text: stateName }));

export const businessTypeOptions = (list: List<typeof listBusinessTypes>): Options =>
  list.map(({ code, businessTypeName }) => ({ value: code, text: businessTypeName }));

export const industryOptions = (list: List<typeof listIndustries>): Options =>
  list.map(({ id, name }) => ({ value: id, text: name }));

export const jobPositionOptions = (list: List<typeof listJobPositions>): Options =>
  list.map(({ jobPositionID, name }) => ({ value: jobPositionID, text: name }));

export const languageOptions = (list: List<typeof listLanguages>): Options =>
  list.map(({ code, languageName }) => ({ value: code, text: languageName }));

export const codedOptions = (list: Coded): Options =>
  list.map(({ code, name }) => ({ value: code, text: name }));

/** The categories of companies, as `industry.category` (BIZ-07). */
export const categoryOptions =
  (industry: string) =>
  (list: readonly Category[]): Options =>
    list.map(({ id, name }) => ({
      value: id.startsWith(`${industry}.`) ? id : `${industry}.${id}`,
      text: name,
    }));

/** The trade choices as options, by field. */
export type TradeOptions = ReturnType<typeof tradeOptions>;

export const tradeOptions = (lists: List<typeof listTradeChoices>) => ({
  period: codedOptions(lists.periods),
  contractManufacturing: codedOptions(lists.contractManufacturing),
  markets: codedOptions(lists.markets),
  spokenLanguages: codedOptions(lists.spokenLanguages),
  acceptedDeliveryTerms: codedOptions(lists.deliveryTerms),
  acceptedPaymentCurrencies: currencyOptions(lists),
  packagingTypes: codedOptions(lists.packagingTypes),
  acceptedPaymentTypes: codedOptions(lists.paymentTypes),
});

/** Currencies by their codes, which traders know. */
export const currencyOptions = ({ currencies }: Pick<List<typeof listTradeChoices>, 'currencies'>): Options =>
  currencies.map(({ code, name }) => ({ value: code, text: `${code} · ${name}` }));
