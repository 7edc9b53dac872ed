import type { SavedProduct } from '@wbn/contract/business/saved-product.ts';
import { splitList } from './csv-cells.ts';
import { readAmount, readCurrency } from './price-cells.ts';
import type { RowReading } from './row-reading.ts';

/** A price from its columns; undefined when there is none, or when it cannot be read. Without an amount there is no price. */
export function readPrice(reading: RowReading): SavedProduct['price'] {
  const { text, said, problem } = reading;
  const amountText = text('priceAmount').trim();
  if (amountText === '') {
    if (said.get('priceTiers')?.trim()) problem('priceAmount', 'required', '');
    return undefined;
  }
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
  return { amount, currency, unit: text('priceUnit'), tiers: readTiers(reading, currency) };
}

/** `100: 17.50 | 500: 15.00`; their order is the schema's to check. */
function readTiers({ text, problem }: RowReading, currency: string): { from: number; amount: number }[] {
  return splitList(text('priceTiers')).flatMap((entry) => {
    const [, from, amountText = ''] = /^(\d{1,10})\s*[:：]\s*(.+)$/.exec(entry) ?? [];
    const amount = readAmount(amountText, currency);
    if (from === undefined || amount === undefined) problem('priceTiers', 'tiers', entry);
    return from === undefined || amount === undefined ? [] : [{ from: Number(from), amount }];
  });
}
