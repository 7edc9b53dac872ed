import { useLabels } from '@wbn/cards/labels/use-labels.ts';
import { usePriceLabel } from '@wbn/cards/labels/use-price-label.ts';
import { useTradeLabels } from '@wbn/cards/product/use-trade-labels.ts';
import type { Product } from '@wbn/contract/business/product.ts';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { DetailsTable } from '@wbn/ui-kit/text/details-table.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { useTranslation } from 'react-i18next';
import { tierRanges } from './tier-ranges.ts';

/** What a product costs, by quantity where that matters, and the least that is sold. */
export function ProductPrice({ product }: { readonly product: Product }) {
  const { t } = useTranslation('business');
  const priceOf = usePriceLabel();
  const labels = useLabels();
  const { price } = product;
  const { minimumOrder: order } = useTradeLabels()(product);
  if (!price && !order) return null;
  const ranges = tierRanges(product);
  return (
    <Stack space="xs">
      {price && ranges.length === 0 && (
        <Text size="lg" weight="semibold">
          {priceOf(price)}
        </Text>
      )}
      {price && ranges.length > 0 && (
        <DetailsTable
          caption={t('priceByQuantity')}
          rows={ranges.map((range) => ({
            label: labels.amount(range) ?? '',
            value: priceOf({ ...price, amount: range.amount }),
          }))}
        />
      )}
      {order && (
        <Text size="sm" tone="muted">
          {order}
        </Text>
      )}
    </Stack>
  );
}
