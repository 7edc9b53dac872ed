import type { ProductState } from '@wbn/contract/business/own-products.ts';
import { Badge } from '@wbn/ui-kit/text/badge.tsx';
import { useTranslation } from 'react-i18next';

const tones = {
  published: 'success',
  draft: 'neutral',
  hidden: 'warning',
  deleted: 'neutral',
} as const satisfies Record<ProductState, string>;

/** What visitors see of the product, in a word. */
export function StateBadge({ state }: { state: ProductState }) {
  const { t } = useTranslation('own-products');
  return (
    <Badge tone={tones[state]} title={t(`stateTitle.${state}`)}>
      {t(`state.${state}`)}
    </Badge>
  );
}
