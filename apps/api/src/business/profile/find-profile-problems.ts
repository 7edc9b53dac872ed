import { businessProblems as problems } from '@wbn/contract/business/business-problems.ts';
import type { SavedBusiness } from '@wbn/contract/business/save-business.ts';
import type { IndustryCatalog } from '../../catalog/industry-tree.ts';
import type { CodeList } from '../../catalog/reference/code-list.ts';
import {
  businessTypes,
  contractManufacturing,
  currencies,
  deliveryTerms,
  markets,
  packagingTypes,
  paymentTypes,
  productionPeriods,
  spokenLanguages,
} from '../../catalog/reference/code-lists.ts';
import { findCountry, listStatesOf } from '../../catalog/reference/countries.ts';
import { toCategoryID } from './profile-changes.ts';
import type { StoredProfile } from './save-business.sql.ts';

interface Location {
  readonly country?: string | null | undefined;
  readonly state?: string | null | undefined;
}

type Found = [path: string, problem: string | undefined];

/**
 * Returns unknown codes by the path of their field. Codes already stored are accepted, because imported companies
 * have codes that we do not offer.
 */
export function findProfileProblems(
  saved: SavedBusiness,
  stored: StoredProfile,
  industries: IndustryCatalog,
): Record<string, string> {
  const { tradeCapabilities: trade, businessTerms: terms, factory } = saved;
  const storedTrade = stored.trade_capabilities ?? {};
  const storedTerms = stored.business_terms ?? {};
  const found: Found[] = [
    ...findInGeneral(saved, stored, industries),
    ...findInPlace('contactInfo', saved.contactInfo, { country: stored.country, state: stored.state_id }),
    ...findInPlace('factory', factory, stored.factory ?? {}),
    [
      'factory.contractManufacturing',
      findCode(contractManufacturing, factory?.contractManufacturing, stored.factory?.contractManufacturing),
    ],
    ['tradeCapabilities.markets', findCode(markets, trade?.markets, storedTrade.markets)],
    [
      'tradeCapabilities.spokenLanguages',
      findCode(spokenLanguages, trade?.spokenLanguages, storedTrade.spokenLanguages),
    ],
    ...(
      [
        ['acceptedDeliveryTerms', deliveryTerms],
        ['acceptedPaymentCurrencies', currencies],
        ['packagingTypes', packagingTypes],
        ['acceptedPaymentTypes', paymentTypes],
      ] as const
    ).map(
      ([field, list]): Found => [
        `businessTerms.${field}`,
        findCode(list, terms?.[field], storedTerms[field]),
      ],
    ),
  ];
  return Object.fromEntries(found.filter((one): one is [string, string] => one[1] !== undefined));
}

function findInGeneral({ general }: SavedBusiness, stored: StoredProfile, industries: IndustryCatalog) {
  if (!general) return [];
  const { industry = '', categories = [], businessType, productionCapacity } = general;
  const period = productionCapacity?.period;
  const isKnownIndustry =
    industry === '' || isIndustry(industry, industries) || industry === stored.industry_id;
  const keptCategories = industry === stored.industry_id ? stored.category_ids : [];
  const isKnownCategory = (id: string) =>
    toCategoryID(id, industry, industries) !== undefined || keptCategories.includes(id);
  const found: Found[] = [
    ['general.businessType', findCode(businessTypes, [businessType], [stored.business_type])],
    ['general.industry', isKnownIndustry ? undefined : problems.unknown],
    ['general.categories', categories.every(isKnownCategory) ? undefined : problems.category],
    [
      'general.productionCapacity.period',
      period ? findCode(productionPeriods, [period], [stored.production_capacity?.period ?? '']) : undefined,
    ],
  ];
  return found;
}

/** Whether an industry has this id; categories do not count. */
export function isIndustry(id: string, industries: IndustryCatalog): boolean {
  return industries.tree('en').some((industry) => industry.id === id);
}

function findInPlace(part: string, place: Location | undefined, stored: Location): Found[] {
  if (!place) return [];
  const { country, state } = place;
  const isKept = country === stored.country && state === stored.state;
  if (country && country !== stored.country && !findCountry(country, 'en'))
    return [[`${part}.country`, problems.unknown]];
  return [[`${part}.state`, !state || isKept || isStateOf(state, country) ? undefined : problems.state]];
}

/** Whether the state is in the country's list. */
export function isStateOf(state: string, country: string | null | undefined): boolean {
  return listStatesOf(country ?? '', 'en').some(({ stateID }) => stateID === state);
}

function findCode(
  list: CodeList,
  codes: readonly string[] = [],
  kept: readonly string[] = [],
): string | undefined {
  return codes.every((code) => list.has(code) || kept.includes(code)) ? undefined : problems.unknown;
}
