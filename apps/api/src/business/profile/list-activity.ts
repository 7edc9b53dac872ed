import {
  type ActivityChange,
  type BusinessAction,
  type BusinessActivity,
  listActivity,
} from '@wbn/contract/business/activity.ts';
import type { PriceTier } from '@wbn/contract/business/product.ts';
import { currencyDigits } from '@wbn/contract/shared/currency-digits.ts';
import type { TextLanguage } from '@wbn/contract/shared/language.ts';
import { formatMoney, formatNumber } from '@wbn/edition/format.ts';
import type { StoredActivityChange } from '@wbn/postgres/stored-values.ts';
import type { Catalog } from '../../catalog/catalog.ts';
import type { CodeList } from '../../catalog/reference/code-list.ts';
import {
  businessTypes,
  contractManufacturing,
  currencies,
  deliveryTerms,
  markets,
  packagingTypes,
  paymentTypes,
  spokenLanguages,
} from '../../catalog/reference/code-lists.ts';
import { findCountry, findState } from '../../catalog/reference/countries.ts';
import { cutPage, lastID } from '../../lists/page-key.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { toIsoTime } from '../../server/iso-time.ts';
import { mayReadActivity } from '../policies.ts';
import { requireRole } from '../require-role.ts';
import { type ActivityRow, selectActivity } from './save-business.sql.ts';

const listOf: Readonly<Record<string, CodeList>> = {
  businessType: businessTypes,
  contractManufacturing,
  markets,
  spokenLanguages,
  acceptedDeliveryTerms: deliveryTerms,
  acceptedPaymentCurrencies: currencies,
  packagingTypes,
  acceptedPaymentTypes: paymentTypes,
};
const industryFields = ['industry', 'categories', 'category', 'subCategory'];

/** Presents a changed field in a language: codes with their names, numbers with thousands separators. */
function presentActivityChange(
  { field, before, after, file }: StoredActivityChange,
  language: TextLanguage,
  catalog: Catalog,
): ActivityChange {
  const present = (value: unknown) => presentValue(field, value, language, catalog);
  return { field, before: present(before), after: present(after), file };
}

function presentValue(
  field: string,
  value: unknown,
  language: TextLanguage,
  catalog: Catalog,
): string | undefined {
  const nameOf = (code: string): string => {
    if (field === 'country') return findCountry(code, language)?.countryName ?? code;
    if (field === 'state') return findState(code)?.stateName ?? code;
    if (industryFields.includes(field)) return catalog.industries.find(code, language)?.name ?? code;
    return listOf[field]?.find(code, language).name ?? code;
  };
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'string') return nameOf(value);
  // A year has no thousands separator.
  if (typeof value === 'number')
    return field === 'yearStablished' ? String(value) : formatNumber(language, value);
  if (Array.isArray(value)) return value.map((one) => wordsOf(one, nameOf)).join(', ');
  return typeof value === 'object' ? presentRecord({ ...value }, language) : String(value);
}

/** Presents an entry of a list: a code, a word, or a name with its value. */
function wordsOf(entry: unknown, nameOf: (code: string) => string): string {
  if (typeof entry === 'string') return nameOf(entry);
  return Object.values(entry ?? {}).join(': ');
}

/** Presents a range with its unit, a price with its tiers, a minimum order, or a telephone number. */
function presentRecord(record: Readonly<Record<string, unknown>>, language: TextLanguage): string {
  const { min, max, amount, currency, unit, period, tiers, quantity, ...others } = record;
  if (typeof amount === 'number' && typeof currency === 'string') {
    const price = (smallest: number) =>
      formatMoney(language, smallest / 10 ** currencyDigits(currency), currency);
    const byQuantity = (Array.isArray(tiers) ? tiers : []).map(
      (tier: PriceTier) => `${formatNumber(language, tier.from)}: ${price(tier.amount)}`,
    );
    return [[price(amount), unit].filter(Boolean).join(' / '), ...byQuantity].join('; ');
  }
  if (typeof quantity === 'number') return [formatNumber(language, quantity), unit].filter(Boolean).join(' ');
  const number = (end: unknown) => (typeof end === 'number' ? formatNumber(language, end) : '');
  const range = min === undefined && max === undefined ? '' : `${number(min)} - ${number(max)}`.trim();
  return [range, unit, period && `/ ${period}`, ...Object.values(others)].filter(Boolean).join(' ');
}

const pageSize = 30;

export const listActivityHandler = defineHandler(
  listActivity,
  async ({
    params: { id: businessID },
    query: { nextID: before = lastID },
    user: { userID },
    language,
    services,
  }) => {
    await requireRole(services.db, { businessID, userID, may: mayReadActivity });
    const found = await selectActivity.all(services.db, { businessID, before, size: pageSize + 1 });
    const { rows, nextID = null } = cutPage(found, pageSize);
    return {
      data: rows.map((row) => presentActivity(row, language, services.catalog)),
      nextID,
    };
  },
);

function presentActivity(row: ActivityRow, language: TextLanguage, catalog: Catalog): BusinessActivity {
  const { changes, ...details } = row.details;
  return {
    activityID: row.id,
    action: row.action as BusinessAction,
    userID: row.user_id ?? undefined,
    userName: row.user_name,
    at: toIsoTime(row.created_at),
    details: {
      ...details,
      changes: changes?.map((change) => presentActivityChange(change, language, catalog)),
    },
  };
}
