import { useTradeLabels } from '@wbn/cards/product/use-trade-labels.ts';
import type { Product } from '@wbn/contract/business/product.ts';
import { useTranslation } from 'react-i18next';
import type { Fact } from './fact.ts';

/** Functions that say what is known of a product. */
export function useProductFacts() {
  const { t } = useTranslation('business');
  const { t: ofCards } = useTranslation('cards');
  const termsOf = useTradeLabels();
  return {
    /** Where it belongs and how it is to be had (PRD-05). */
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
          // A product that says nothing about stock has no such row.
          ['stock', product.stock === undefined ? undefined : t(product.stock ? 'yes' : 'no')],
          ['keywords', product.keywords],
        ] as const
      ).map(([key, value]) => ({ key, label: ofCards(`fact.${key}`), value })),
    /** What it costs and the least that is sold. */
    terms: (product: Product): Fact[] => {
      const { price, order } = termsOf(product);
      return [
        { key: 'price', label: ofCards('fact.price'), value: price },
        { key: 'order', label: ofCards('fact.minimumOrder'), value: order },
      ];
    },
  };
}
