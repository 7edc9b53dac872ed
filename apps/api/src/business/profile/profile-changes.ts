import { isDeepStrictEqual } from 'node:util';
import type { SavedBusiness } from '@wbn/contract/business/save-business.ts';
import type {
  SavedContact,
  SavedFactory,
  SavedGeneral,
  SavedTerms,
  SavedTradeCapabilities,
} from '@wbn/contract/business/saved-business.ts';
import { hasLatinLetter } from '@wbn/contract/shared/name-text.ts';
import type { StoredActivityChange } from '@wbn/postgres/stored-values.ts';
import type { IndustryCatalog } from '../../catalog/industry-tree.ts';
import { latinNameOf } from '../present-business-card.ts';
import type { ProfileValues, StoredCertificate } from './save-business.sql.ts';

/**
 * Returns the id of an industry's category, written as its id (`0001.02`), after its industry (`0001.0001.02`,
 * BIZ-07) or as the last part only (`02`). Undefined when the industry has no such category.
 */
export function toCategoryID(
  written: string,
  industry: string,
  industries: IndustryCatalog,
): string | undefined {
  const categories = industries.tree('en').find(({ id }) => id === industry)?.categories ?? [];
  const bare = written.startsWith(`${industry}.`) ? written.slice(industry.length + 1) : written;
  const forms = [written, bare, `${industry}.${bare}`];
  return categories.find(({ id }) => forms.includes(id))?.id;
}

type Fields = Readonly<Record<string, unknown>>;

/** Maximum characters of a text in the activity, which is a log and no backup. */
const textLimit = 160;

/**
 * Compares fields before and after a save, in the order of `after`. For `files` only whether they were added, removed
 * or replaced.
 */
export function findChanges(
  before: Fields,
  after: Fields,
  files: readonly string[] = [],
): StoredActivityChange[] {
  const names = [...new Set([...Object.keys(after), ...Object.keys(before)])];
  return names.flatMap((field): StoredActivityChange[] => {
    const [was, is] = [emptyToUndefined(before[field]), emptyToUndefined(after[field])];
    if (isDeepStrictEqual(was, is)) return [];
    if (files.includes(field)) return [{ field, file: fileChange(was, is) }];
    return [
      {
        field,
        ...(was !== undefined && { before: shortened(was) }),
        ...(is !== undefined && { after: shortened(is) }),
      },
    ];
  });
}

function fileChange(was: unknown, is: unknown): 'added' | 'replaced' | 'removed' {
  if (was === undefined) return 'added';
  return is === undefined ? 'removed' : 'replaced';
}

/** Undefined for empty values: null, '', an empty list. */
function emptyToUndefined(value: unknown): unknown {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0) ? undefined : value;
}

function shortened(value: unknown): unknown {
  if (typeof value === 'string') return shortText(value);
  return Array.isArray(value) ? value.map(shortened) : value;
}

function shortText(text: string): string {
  const characters = [...text.replace(/\s+/g, ' ').trim()];
  return characters.length <= textLimit ? characters.join('') : `${characters.slice(0, textLimit).join('')}…`;
}

type Change = Partial<ProfileValues>;

/** BIZ-19 without the video. Omitted fields are emptied. */
function toGeneral(general: SavedGeneral, stored: ProfileValues, industries: IndustryCatalog): Change {
  const { industry = '', categories = [] } = general;
  return {
    company_name: general.companyName,
    alternative_names: withLatinName(general, stored),
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

/**
 * Returns the alternative names with the Latin one first, replacing the one shown before; unchanged for a name that
 * needs none.
 */
function withLatinName({ companyName, latinName = '' }: SavedGeneral, stored: ProfileValues): string[] {
  const names = stored.alternative_names;
  const shown = latinNameOf(stored.company_name, names);
  if (hasLatinLetter(companyName) || latinName === (shown ?? '')) return names;
  const others = names.filter((name) => name !== shown && name !== latinName);
  return latinName === '' ? others : [latinName, ...others];
}

/** BIZ-20 */
function toContact({ city, zipcode, country, state, ...contact }: SavedContact): Change {
  const { phone, mobilePhone } = contact;
  return {
    city: city || null,
    zipcode: zipcode || null,
    country: country || null,
    // A state without its country has no meaning.
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
function toFactory(factory: SavedFactory): Change {
  return { factory: filled({ ...factory, state: factory.country ? factory.state : undefined }) };
}

/** BIZ-22 */
function toTrade(trade: SavedTradeCapabilities): Change {
  return { trade_capabilities: filled(trade) };
}

/** BIZ-23 */
function toTerms(terms: SavedTerms): Change {
  return { business_terms: filled(terms) };
}

/** Returns the changes that differ from the stored values. */
export function withoutStored(change: Change, stored: ProfileValues): Change {
  const changed = Object.entries(change).filter(([column, value]) => {
    const before = stored[column as keyof ProfileValues];
    return !isDeepStrictEqual(plain(before), plain(value));
  });
  return Object.fromEntries(changed);
}

/** Converts the parts of a body to columns, by the names of their versions. */
export function toChanges(body: SavedBusiness, stored: ProfileValues, industries: IndustryCatalog) {
  const { general, contactInfo, factory, tradeCapabilities, businessTerms } = body;
  return {
    ...(general && { general: toGeneral(general, stored, industries) }),
    ...(contactInfo && { contact: toContact(contactInfo) }),
    ...(factory && { factory: toFactory(factory) }),
    ...(tradeCapabilities && { trade: toTrade(tradeCapabilities) }),
    ...(businessTerms && { terms: toTerms(businessTerms) }),
  };
}

type Filled<Value> = Value extends readonly unknown[] | string | number
  ? Value
  : { [Key in keyof Value]: Filled<Exclude<Value[Key], undefined>> };

/** Returns the non-empty entries; null when there are none. */
function filled<Value extends object>(value: Value | undefined): Filled<Value> | null {
  const entries = Object.entries(value ?? {}).flatMap(([key, inner]) => {
    const kept = plain(inner);
    return kept === null ? [] : [[key, kept]];
  });
  return entries.length === 0 ? null : (Object.fromEntries(entries) as Filled<Value>);
}

/** Maps all empty values (absent, null, '', and objects of such) to null. */
function plain(value: unknown): unknown {
  if (value === undefined || value === null || value === '') return null;
  if (Array.isArray(value)) return value.length === 0 ? null : value;
  return typeof value === 'object' ? filled(value) : value;
}

/** Columns whose keys are separate fields. */
const groups = ['contact', 'factory', 'trade_capabilities', 'business_terms'] as const;

/** Form names of the other columns. */
const fieldOf: Readonly<Partial<Record<keyof ProfileValues, string>>> = {
  company_name: 'companyName',
  short_description: 'shortDescription',
  general_description: 'generalDescription',
  business_type: 'businessType',
  industry_id: 'industry',
  category_ids: 'categories',
  year_established: 'yearStablished',
  annual_revenue: 'totalAnnualRevenue',
  employees: 'totalEmployees',
  production_employees: 'totalProductionEmployees',
  production_capacity: 'productionCapacity',
  video_url: 'video',
  state_id: 'state',
  profile_photo: 'profilePhoto',
  cover_photo: 'coverPhoto',
};

/** Returns the changes of a profile by the names of its form. */
export function findProfileChanges(
  stored: ProfileValues,
  changed: Partial<ProfileValues>,
): StoredActivityChange[] {
  const columns = Object.keys(changed) as (keyof ProfileValues)[];
  const before = Object.fromEntries(columns.map((column) => [column, stored[column]]));
  const after = { ...stored, ...changed };
  return findChanges(toFields(before, stored), toFields(changed, after), [
    'video',
    'profilePhoto',
    'coverPhoto',
  ]);
}

function toFields(values: Partial<ProfileValues>, whole: ProfileValues): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const [column, value] of Object.entries(values)) {
    if (groups.some((group) => group === column)) Object.assign(fields, value);
    else if (column === 'alternative_names')
      fields.latinName = latinNameOf(whole.company_name, whole.alternative_names);
    else fields[fieldOf[column as keyof ProfileValues] ?? column] = value;
  }
  return fields;
}

/** Returns added, removed and changed certificates. */
export function findCertificateChanges(
  before: readonly StoredCertificate[],
  after: readonly StoredCertificate[],
): StoredActivityChange[] {
  const ids = [...new Set([...before, ...after].map(({ id }) => id))];
  return ids.flatMap((id) => {
    const [was, is] = [before, after].map((list) => list.find((one) => one.id === id));
    const changes = findChanges({ certificate: wordsOf(was) }, { certificate: wordsOf(is) });
    if (!was || !is || changes.length > 0) return changes;
    return findChanges({ certificatePhoto: was.photo }, { certificatePhoto: is.photo }, ['certificatePhoto']);
  });
}

function wordsOf(certificate: StoredCertificate | undefined): string {
  const { name, issue_date: issued, expire_date: expires } = certificate ?? {};
  return [name, issued, expires].filter(Boolean).join(', ');
}
