import { useTradeLabels } from '@wbn/cards/product/use-trade-labels.ts';
import type { Product } from '@wbn/contract/business/product.ts';
import { useText } from '@wbn/edition/use-text.ts';
import type { Fact } from './fact.ts';

/** Returns functions that list the facts of a product. */
export function useProductFacts() {
  const t = useText('business');
  const ofCards = useText('cards');
  const termsOf = useTradeLabels();
  return {
    /** Categories and availability (PRD-05). */
    details: (product: Product): Fact[] =>
      (
        [
          ['industry', product.industry?.name],
          ['category', product.category?.name],
          ['subCategory', product.subCategory?.name],
          ['brand', product.brand],
          ['model', product.model],
          ['ean', product.ean],
          ['leadTime', product.leadTime],
          // Unknown stock has no row.
          ['stock', product.stock === undefined ? undefined : t(product.stock ? 'yes' : 'no')],
          ['keywords', product.keywords],
        ] as const
      ).map(([key, value]) => ({ key, label: ofCards(`fact.${key}`), value })),
    /** Price and minimum order. */
    terms: (product: Product): Fact[] => {
      const { price, order } = termsOf(product);
      return [
        { key: 'price', label: ofCards('fact.price'), value: price },
        { key: 'order', label: ofCards('fact.minimumOrder'), value: order },
      ];
    },
  };
}
