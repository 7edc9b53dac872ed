import type { ProductCard } from '@wbn/contract/business/product.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { useLabels } from '../labels/use-labels.ts';
import { usePriceLabel } from '../labels/use-price-label.ts';

type Terms = Pick<ProductCard, 'price' | 'minimumOrder' | 'leadTime'>;

/** Returns a formatter for a product's price, minimum order and lead time; undefined for unknown values. */
export function useTradeLabels() {
  const t = useText('cards');
  const { number } = useLabels();
  const priceOf = usePriceLabel();
  return ({ price, minimumOrder, leadTime }: Terms) => {
    const order =
      minimumOrder &&
      [number(minimumOrder.quantity), minimumOrder.unit ?? price?.unit].filter(Boolean).join(' ');
    return {
      price: price && priceOf(price),
      /** '50 pieces' */
      order,
      /** 'Minimum order: 50 pieces' */
      minimumOrder: order && t('minimumOrder', { order }),
      /** 'Lead time: 3 weeks' */
      leadTime: leadTime && t('leadTimeOf', { time: leadTime }),
    };
  };
}
