import type { RowProblem } from '@wbn/contract/business/import-products.ts';
import type { ProductSlots } from '@wbn/contract/business/product-slots.ts';
import { useTranslation } from 'react-i18next';

/** A problem of a row in the page's language; the server's words for one that is new to the page. */
export function useProblemWords({ used, total }: ProductSlots): (problem: RowProblem) => string {
  const { t } = useTranslation('own-products');
  return ({ code, problem }) => {
    const key = `importProblem.${code}`;
    const words = t(key as 'importProblem.noSlot', { taken: Math.max(used, total), total });
    // A text that is missing shows its key.
    return words === key ? problem : words;
  };
}
