import type { BusinessTypeCode } from '@wbn/contract/catalog/business-type-codes.ts';
import type { SearchAddress } from './search-address.ts';

/** `global` means no country filter: the field is left out (SRCH-05, SRCH-12). */
export function countryFilter({ countries }: SearchAddress): { country?: string } {
  return countries === 'global' ? {} : { country: countries };
}

/** Present only when the address asks for an industry. */
export function industryFilter({ industry }: SearchAddress): { industry?: string } {
  return industry ? { industry } : {};
}

/** Company type and industry of a company search. */
export function businessFilter(address: SearchAddress): {
  businessType?: BusinessTypeCode;
  industry?: string;
} {
  const { business } = address;
  return {
    ...(business === 'PR' || business === 'UR' ? {} : { businessType: business }),
    ...industryFilter(address),
  };
}
