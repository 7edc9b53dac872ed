import type { BusinessProfile } from '@wbn/contract/business/business.ts';
import type { ProfilePart } from '@wbn/contract/business/profile-parts.ts';

/** What a complete page has; each is worth some points of a hundred, by what it brings. */
export const completenessItems = [
  'logo',
  'shortDescription',
  'generalDescription',
  'products',
  'contact',
  'categories',
  'trade',
  'terms',
  'employees',
  'cover',
  'factory',
  'certificates',
  'revenue',
  'year',
  'address',
  'video',
] as const;

export type CompletenessItem = (typeof completenessItems)[number];

const points: Readonly<Record<CompletenessItem, number>> = {
  logo: 10,
  shortDescription: 10,
  generalDescription: 8,
  products: 12,
  contact: 8,
  categories: 6,
  trade: 7,
  terms: 7,
  employees: 5,
  cover: 5,
  factory: 5,
  certificates: 5,
  revenue: 3,
  year: 3,
  address: 3,
  video: 3,
};

/** Where an item is filled in: a part of the profile, or the products. */
export const placeOfItem: Readonly<Record<CompletenessItem, ProfilePart | 'products'>> = {
  logo: 'general',
  shortDescription: 'general',
  generalDescription: 'general',
  products: 'products',
  contact: 'contact',
  categories: 'general',
  trade: 'trade',
  terms: 'terms',
  employees: 'general',
  cover: 'general',
  factory: 'factory',
  certificates: 'certificates',
  revenue: 'general',
  year: 'general',
  address: 'contact',
  video: 'general',
};

export interface Completeness {
  /** Whole points from 0 to 100. */
  readonly percent: number;
  /** What is missing, the most valuable first, each with its points. */
  readonly missing: readonly { readonly item: CompletenessItem; readonly points: number }[];
}

/**
 * How complete a company's page is. `productCount` counts what it shows. A factory is asked of manufacturers only: for others
 * its points count as reached.
 */
export function completenessOf(business: BusinessProfile, productCount: number): Completeness {
  const { general, contactInfo, tradeCapabilities, businessTerms, factory, certificates } = business;
  const isThere: Readonly<Record<CompletenessItem, boolean>> = {
    logo: Boolean(general.profilePhoto),
    shortDescription: Boolean(general.shortDescription),
    generalDescription: Boolean(general.generalDescription),
    products: productCount > 0,
    contact: Boolean(contactInfo.email || contactInfo.phone || contactInfo.website),
    categories: general.categories.length > 0,
    trade: Boolean(tradeCapabilities?.markets?.length && tradeCapabilities.spokenLanguages?.length),
    terms: Boolean(
      businessTerms?.acceptedDeliveryTerms?.length && businessTerms.acceptedPaymentTypes?.length,
    ),
    employees: hasSide(general.totalEmployees),
    cover: Boolean(general.coverPhoto),
    factory: general.businessType.code !== 'MA' || Object.values(factory ?? {}).some(isFilled),
    certificates: certificates.length > 0,
    revenue: hasSide(general.totalAnnualRevenue),
    year: general.yearStablished !== undefined,
    address: Boolean(contactInfo.legalAddressEnglish || contactInfo.shippingAddressEnglish),
    video: Boolean(general.video),
  };
  const missing = completenessItems
    .filter((item) => !isThere[item])
    .map((item) => ({ item, points: points[item] }))
    .sort((one, other) => other.points - one.points);
  return { percent: 100 - missing.reduce((sum, item) => sum + item.points, 0), missing };
}

function hasSide(range: { min?: number | undefined; max?: number | undefined } | undefined): boolean {
  return range?.min !== undefined || range?.max !== undefined;
}

function isFilled(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== '';
}
