/** What a product page can have. */
export type ProductItem = keyof typeof itemPoints;

/** Fifty in total; the company gives the other half. */
const itemPoints = {
  picture: 12,
  description: 10,
  price: 8,
  specs: 6,
  category: 6,
  minimumOrder: 4,
  leadTime: 4,
} as const;

/** Quality 0 to 100: half of its company's score, and points for what its own page has. */
export function productQuality(filled: readonly ProductItem[], businessScore: number): number {
  const own = [...new Set(filled)].reduce((sum, item) => sum + itemPoints[item], 0);
  return Math.round(businessScore / 2) + own;
}
