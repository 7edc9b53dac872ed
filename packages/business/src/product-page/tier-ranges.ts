import type { Product } from '@wbn/contract/business/product.ts';

/** A price and the quantities it applies to; the last range has no maximum. */
export interface TierRange {
  readonly min: number;
  readonly max?: number;
  /** In the smallest unit of the currency. */
  readonly amount: number;
}

/** Turns a price and its tiers into ranges without gaps, starting at the minimum order; empty without tiers. */
export function tierRanges({ price, minimumOrder }: Pick<Product, 'price' | 'minimumOrder'>): TierRange[] {
  const { tiers = [], amount = 0, unit } = price ?? {};
  const [first] = tiers;
  if (!first) return [];
  // A minimum order in another unit (pallets) cannot be compared with a price per piece.
  const isSameUnit = minimumOrder && (minimumOrder.unit ?? unit) === unit;
  const smallest = isSameUnit ? minimumOrder.quantity : 1;
  return [{ from: smallest, amount }, ...tiers].flatMap((tier, at, all) => {
    const next = all[at + 1];
    const min = Math.max(tier.from, smallest);
    if (next && next.from <= min) return [];
    return [{ min, amount: tier.amount, ...(next && { max: next.from - 1 }) }];
  });
}
