import type { BusinessProfile } from '@wbn/contract/business/business.ts';

type Contact = Pick<
  BusinessProfile['contactInfo'],
  'legalAddressEnglish' | 'zipcode' | 'city' | 'state' | 'country'
>;

/** Where a company is, line by line as on an envelope: what the street's line says already is not said again. */
export function addressLines({
  legalAddressEnglish: street = '',
  zipcode,
  city,
  state,
  country,
}: Contact): string[] {
  const unsaid = (part = '') => (street.toLowerCase().includes(part.toLowerCase()) ? '' : part);
  const region = state?.stateName === city ? '' : unsaid(state?.stateName);
  const town = [unsaid(zipcode), unsaid(city)].filter(Boolean).join(' ');
  return [street, [town, region].filter(Boolean).join(', '), unsaid(country?.countryName)].filter(Boolean);
}
