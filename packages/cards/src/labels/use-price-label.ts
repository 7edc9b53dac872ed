import type { Price } from '@wbn/contract/business/product.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { priceLabel } from './price-label.ts';

/** Returns a formatter for prices with their unit: 'USD 4.20 / metre'. */
export function usePriceLabel(): (price: Price) => string {
  const t = useText('cards');
  const locale = useLocale();
  return (price) => {
    const amount = priceLabel(locale, price);
    return price.unit ? t('pricePerUnit', { price: amount, unit: price.unit }) : amount;
  };
}
