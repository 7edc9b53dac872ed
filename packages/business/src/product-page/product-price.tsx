import { useLabels } from '@wbn/cards/labels/use-labels.ts';
import { usePriceLabel } from '@wbn/cards/labels/use-price-label.ts';
import type { Product } from '@wbn/contract/business/product.ts';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { DetailsTable } from '@wbn/ui-kit/text/details-table.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { useTranslation } from 'react-i18next';
import { tierRanges } from './tier-ranges.ts';

/** What a product costs, by quantity where that matters. */
export function ProductPrice({ product }: { readonly product: Product }) {
  const { t } = useTranslation('business');
  const priceOf = usePriceLabel();
  const labels = useLabels();
  const { price } = product;
  if (!price) return null;
  const ranges = tierRanges(product);
  return (
    <Stack space="xs">
      {ranges.length === 0 && (
        <Text size="lg" weight="semibold">
          {priceOf(price)}
        </Text>
      )}
      {ranges.length > 0 && (
        <DetailsTable
          caption={t('priceByQuantity')}
          rows={ranges.map((range) => ({
            label: labels.amount(range) ?? '',
            value: priceOf({ ...price, amount: range.amount }),
          }))}
        />
      )}
    </Stack>
  );
}
