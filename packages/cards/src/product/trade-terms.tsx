import type { ProductCard } from '@wbn/contract/business/product.ts';
import { MutedText, Text } from '@wbn/ui-kit/text/text.tsx';
import { useTradeLabels } from './use-trade-labels.ts';

interface TradeTermsProps {
  readonly product: Pick<ProductCard, 'price' | 'minimumOrder' | 'leadTime'>;
}

/** What a product costs, the least that is sold, and when it comes: by these a buyer decides. */
export function TradeTerms({ product }: TradeTermsProps) {
  const { price, minimumOrder, leadTime } = useTradeLabels()(product);
  const rest = [minimumOrder, leadTime].filter(Boolean).join(' · ');
  return (
    <>
      {price && (
        <Text size="sm" weight="semibold">
          {price}
        </Text>
      )}
      {rest && <MutedText>{rest}</MutedText>}
    </>
  );
}
