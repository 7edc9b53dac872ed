import { isDeepStrictEqual } from 'node:util';
import type { SavedBusiness } from '@wbn/contract/business/save-business.ts';
import type {
  SavedContact,
  SavedFactory,
  SavedGeneral,
  SavedTerms,
  SavedTradeCapabilities,
} from '@wbn/contract/business/saved-business.ts';
import type { IndustryCatalog } from '../../catalog/industry-tree.ts';
import { toCategoryID } from '../category-id.ts';
import type { ProfileValues } from './save-business.sql.ts';

type Change = Partial<ProfileValues>;

/** BIZ-19, but for the video. What is left out is emptied. */
export function toGeneral(general: SavedGeneral, industries: IndustryCatalog): Change {
  const { industry = '', categories = [] } = general;
  return {
    company_name: general.companyName,
    short_description: general.shortDescription || null,
    general_description: general.generalDescription || null,
    business_type: general.businessType,
    industry_id: industry || null,
    category_ids: [...new Set(categories.map((id) => toCategoryID(id, industry, industries) ?? id))],
    year_established: general.yearStablished ?? null,
    annual_revenue: filled(general.totalAnnualRevenue),
    employees: filled(general.totalEmployees),
    production_employees: filled(general.totalProductionEmployees),
    production_capacity: filled(general.productionCapacity),
  };
}

/** BIZ-20 */
export function toContact({ city, zipcode, country, state, ...contact }: SavedContact): Change {
  const { phone, mobilePhone } = contact;
  return {
    city: city || null,
    zipcode: zipcode || null,
    country: country || null,
    // A state without its country would mean nothing.
    state_id: (country && state) || null,
    contact:
      filled({
        ...contact,
        phone: phone?.businessPhoneNumber ? phone : undefined,
        mobilePhone: mobilePhone?.businessPhoneNumber ? mobilePhone : undefined,
      }) ?? {},
  };
}

/** BIZ-21 */
export function toFactory(factory: SavedFactory): Change {
  return { factory: filled({ ...factory, state: factory.country ? factory.state : undefined }) };
}

/** BIZ-22 */
export function toTrade(trade: SavedTradeCapabilities): Change {
  return { trade_capabilities: filled(trade) };
}

/** BIZ-23 */
export function toTerms(terms: SavedTerms): Change {
  return { business_terms: filled(terms) };
}

/** Only what is not stored like this already; nothing when all of it is. */
export function withoutStored(change: Change, stored: ProfileValues): Change {
  const changed = Object.entries(change).filter(([column, value]) => {
    const before = stored[column as keyof ProfileValues];
    return !isDeepStrictEqual(plain(before), plain(value));
  });
  return Object.fromEntries(changed);
}

/** The parts of a body that are columns of the company, by the name that their versions have. */
export function toChanges(body: SavedBusiness, industries: IndustryCatalog) {
  const { general, contactInfo, factory, tradeCapabilities, businessTerms } = body;
  return {
    ...(general && { general: toGeneral(general, industries) }),
    ...(contactInfo && { contact: toContact(contactInfo) }),
    ...(factory && { factory: toFactory(factory) }),
    ...(tradeCapabilities && { trade: toTrade(tradeCapabilities) }),
    ...(businessTerms && { terms: toTerms(businessTerms) }),
  };
}

type Filled<Value> = Value extends readonly unknown[] | string | number
  ? Value
  : { [Key in keyof Value]: Filled<Exclude<Value[Key], undefined>> };

/** Without what is empty; null when nothing is left. */
function filled<Value extends object>(value: Value | undefined): Filled<Value> | null {
  const entries = Object.entries(value ?? {}).flatMap(([key, inner]) => {
    const kept = plain(inner);
    return kept === null ? [] : [[key, kept]];
  });
  return entries.length === 0 ? null : (Object.fromEntries(entries) as Filled<Value>);
}

/** One form for everything that means the same: absent, null, '' and what holds nothing else. */
function plain(value: unknown): unknown {
  if (value === undefined || value === null || value === '') return null;
  if (Array.isArray(value)) return value.length === 0 ? null : value;
  return typeof value === 'object' ? filled(value) : value;
}
