import type { Product } from '@wbn/contract/business/product.ts';

/** From how many pieces to how many a price holds; the last has no end. */
export interface TierRange {
  readonly min: number;
  readonly max?: number;
  /** In the smallest unit of the currency. */
  readonly amount: number;
}

/** The price and its tiers as ranges without gaps, beginning with the smallest order; none when there are no tiers. */
export function tierRanges({ price, minimumOrder }: Pick<Product, 'price' | 'minimumOrder'>): TierRange[] {
  const { tiers = [], amount = 0, unit } = price ?? {};
  const [first] = tiers;
  if (!first) return [];
  // Ten pallets say nothing about a price for a piece.
  const isSameUnit = minimumOrder && (minimumOrder.unit ?? unit) === unit;
  const smallest = isSameUnit ? minimumOrder.quantity : 1;
  return [{ from: smallest, amount }, ...tiers].flatMap((tier, at, all) => {
    const next = all[at + 1];
    const min = Math.max(tier.from, smallest);
    if (next && next.from <= min) return [];
    return [{ min, amount: tier.amount, ...(next && { max: next.from - 1 }) }];
  });
}
