import type { SavedProduct } from '@wbn/contract/business/saved-product.ts';
import { readAmount, readCurrency } from './price-cells.ts';
import type { RowReading } from './read-row.ts';

/** A price from its three columns; undefined when there is none, or when it cannot be read. Without an amount there is no price. */
export function readPrice({ text, said, problem }: RowReading): SavedProduct['price'] {
  const amountText = text('priceAmount').trim();
  if (amountText === '') return undefined;
  const currencyText = text('priceCurrency').trim();
  const currency = readCurrency(currencyText);
  if (!currency) {
    problem(
      said.has('priceCurrency') ? 'priceCurrency' : 'priceAmount',
      'currency',
      currencyText || amountText,
    );
    return undefined;
  }
  const amount = readAmount(amountText, currency);
  if (amount === undefined) {
    problem('priceAmount', 'amount', amountText);
    return undefined;
  }
  return { amount, currency, unit: text('priceUnit') };
}
