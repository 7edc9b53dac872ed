import type { BusinessProfile } from '@wbn/contract/business/business.ts';
import type { ProfilePart } from '@wbn/contract/business/profile-parts.ts';
import type { BusinessField } from '@wbn/contract/business/saved-business.ts';
import type { SelectOption } from '@wbn/ui-kit/controls/native-select.tsx';

export type OptionsByField = Partial<Record<BusinessField | 'period', readonly SelectOption[]>>;

interface Entry {
  readonly code?: string;
  readonly id?: string;
  readonly name: string;
}

const options = (...entries: readonly (Entry | undefined)[]): readonly SelectOption[] =>
  entries.flatMap((entry) => (entry ? [{ value: entry.code ?? entry.id ?? '', text: entry.name }] : []));

interface Place {
  readonly country?: { readonly code: string; readonly countryName: string } | undefined;
  readonly state?: { readonly stateID: string; readonly stateName: string } | undefined;
}

const placeOptions = ({ country, state }: Place): OptionsByField => ({
  country: country ? [{ value: country.code, text: country.countryName }] : [],
  state: state ? [{ value: state.stateID, text: state.stateName }] : [],
});

/** What a part of the profile names itself: shown even when its list could not be had, or no longer has it. */
export function knownOptions(part: ProfilePart, business: BusinessProfile): OptionsByField {
  const { general, contactInfo, factory = {}, tradeCapabilities = {}, businessTerms = {} } = business;
  switch (part) {
    case 'general':
      return {
        businessType: options(general.businessType),
        industry: options(general.industry),
        categories: options(...general.categories),
      };
    case 'contact':
      return placeOptions(contactInfo);
    case 'factory':
      return {
        ...placeOptions(factory),
        contractManufacturing: options(...(factory.contractManufacturing ?? [])),
      };
    case 'trade':
      return {
        markets: options(...(tradeCapabilities.markets ?? [])),
        spokenLanguages: options(...(tradeCapabilities.spokenLanguages ?? [])),
      };
    case 'terms':
      return {
        acceptedDeliveryTerms: options(...(businessTerms.acceptedDeliveryTerms ?? [])),
        acceptedPaymentCurrencies: options(...(businessTerms.acceptedPaymentCurrencies ?? [])),
        packagingTypes: options(...(businessTerms.packagingTypes ?? [])),
        acceptedPaymentTypes: options(...(businessTerms.acceptedPaymentTypes ?? [])),
      };
    case 'certificates':
      return {};
  }
}
