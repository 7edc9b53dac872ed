import type { BusinessCard } from '@wbn/contract/business/business.ts';

/** The four groups of the home page in their order (HOME-06), and how many companies each shows (HOME-07). */
const groupTypes = ['MA', 'DI', 'EX', 'CO'] as const;
const businessesPerGroup = 3;

export interface BusinessGroup {
  readonly type: (typeof groupTypes)[number];
  readonly businesses: readonly BusinessCard[];
}

/** Builds the groups of the home page by `general.businessType.code`, keeping the order of the list (HOME-08). */
export function groupLastRegistered(businesses: readonly BusinessCard[]): readonly BusinessGroup[] {
  return groupTypes.map((type) => ({
    type,
    businesses: businesses
      .filter(({ general }) => general.businessType.code === type)
      .slice(0, businessesPerGroup),
  }));
}
