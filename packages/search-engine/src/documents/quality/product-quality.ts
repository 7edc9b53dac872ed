/** What the page of a product can have. */
export type ProductItem = keyof typeof itemPoints;

/** Together fifty: the other half is its company's. */
const itemPoints = {
  picture: 12,
  description: 10,
  price: 8,
  specs: 6,
  category: 6,
  minimumOrder: 4,
  leadTime: 4,
} as const;

/** 0 to 100: half of its company's score, and as much by what its own page has. */
export function productQuality(filled: readonly ProductItem[], businessScore: number): number {
  const own = [...new Set(filled)].reduce((sum, item) => sum + itemPoints[item], 0);
  return Math.round(businessScore / 2) + own;
}
