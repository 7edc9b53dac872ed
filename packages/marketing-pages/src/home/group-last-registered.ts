import type { BusinessCard } from '@wbn/contract/business/business.ts';
import type { HomeGroup } from '@wbn/edition/edition.ts';

/** Number of companies per group on the home page (HOME-07). */
const businessesPerGroup = 3;

export interface BusinessGroup {
  readonly type: HomeGroup;
  readonly businesses: readonly BusinessCard[];
}

/** Groups companies by `general.businessType.code` for an edition's home page and keeps their order (HOME-08). */
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
