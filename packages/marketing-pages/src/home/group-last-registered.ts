import { type CardBusiness, toCardBusiness } from '@wbn/cards/business/card-business.ts';
import type { HomeGroup } from '@wbn/edition/edition.ts';

/** Number of companies per group on the home page (HOME-07). */
const businessesPerGroup = 3;

export interface BusinessGroup {
  readonly type: HomeGroup;
  readonly businesses: readonly CardBusiness[];
}

/** Groups companies by `general.businessType.code` for an edition's home page keeps their order (HOME-08) and what their cards show. */
export function groupLastRegistered(
  businesses: readonly CardBusiness[],
  types: readonly HomeGroup[],
): readonly BusinessGroup[] {
  return types.map((type) => ({
    type,
    businesses: businesses
      .filter(({ general }) => general.businessType.code === type)
      .slice(0, businessesPerGroup)
      .map(toCardBusiness),
  }));
}
