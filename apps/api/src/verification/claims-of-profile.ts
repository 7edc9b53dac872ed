import { type Claims, claimLimit } from '@wbn/contract/verification/verification.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { findCountry } from '../catalog/reference/countries.ts';
import { findProfile } from './case.sql.ts';

/** What a new case begins with: what the company's page says of itself. Empty where the page says nothing. */
export async function claimsOfProfile(transaction: Kysely<Database>, businessID: string): Promise<Claims> {
  const { company_name, contact, country, city, zipcode } = await findProfile.only(transaction, {
    businessID,
  });
  const { legalAddressEnglish: street = '', email, phone } = contact;
  const town = [zipcode, city].filter(Boolean).join(' ');
  const land = findCountry(country, 'en')?.countryName ?? '';
  // An address without its street proves nothing, and one that names the town needs no addition.
  const places = [town, land].filter((part) => part && !street.includes(part));
  const address = street && [street, ...places].join(', ');
  const contactChannel = email || (phone ? `${phone.countryCode} ${phone.businessPhoneNumber}`.trim() : '');
  const claims = { legalName: company_name, address, contactChannel };
  return Object.fromEntries(
    Object.entries(claims)
      .filter(([, text]) => text)
      .map(([name, text]) => [name, text.slice(0, claimLimit)]),
  );
}
