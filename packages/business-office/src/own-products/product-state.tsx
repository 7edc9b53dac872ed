import { type ProductState, type StateFilter, stateFilters } from '@wbn/contract/business/own-products.ts';
import type { OwnProduct } from '@wbn/contract/business/product.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Badge } from '@wbn/ui-kit/text/badge.tsx';

type Facts = Pick<OwnProduct, 'status' | 'withinPlan' | 'deletedAt'>;

export function stateOf({ status, withinPlan, deletedAt }: Facts): ProductState {
  if (deletedAt !== undefined) return 'deleted';
  if (status === 'draft') return 'draft';
  return withinPlan ? 'published' : 'hidden';
}

/** Whether a product belongs in a list filtered by state; without a state all but deleted ones do. */
export function isShown(product: Facts, show: StateFilter): boolean {
  const state = stateOf(product);
  return show === 'all' ? state !== 'deleted' : state === show;
}

export function isStateFilter(text: string | null): text is StateFilter {
  return stateFilters.some((filter) => filter === text);
}

const tones = {
  published: 'success',
  draft: 'neutral',
  hidden: 'warning',
  deleted: 'neutral',
} as const satisfies Record<ProductState, string>;

/** The state of a product as visitors see it. */
export function StateBadge({ state }: { state: ProductState }) {
  const t = useText('own-products');
  return (
    <Badge tone={tones[state]} title={t(`stateTitle.${state}`)}>
      {t(`state.${state}`)}
    </Badge>
  );
}
