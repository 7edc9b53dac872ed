import type { BusinessCard } from '@wbn/contract/business/business.ts';
import type { HomeGroup } from '@wbn/edition/edition.ts';

/** How many companies each group of the home page shows (HOME-07). */
const businessesPerGroup = 3;

export interface BusinessGroup {
  readonly type: HomeGroup;
  readonly businesses: readonly BusinessCard[];
}

/** Builds the groups that an edition's home page shows by `general.businessType.code`, keeping the order of the list (HOME-08). */
export function groupLastRegistered(
  businesses: readonly BusinessCard[],
  types: readonly HomeGroup[],
): readonly BusinessGroup[] {
  return types.map((type) => ({
    type,
    businesses: businesses
      .filter(({ general }) => general.businessType.code === type)
      .slice(0, businessesPerGroup),
  }));
}
