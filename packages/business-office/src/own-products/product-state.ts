import type { OwnProduct } from '@wbn/contract/business/product.ts';

/** What a product is to visitors: seen, hidden by a smaller plan (decision 20), not published, or deleted. */
export const productStates = ['published', 'draft', 'hidden', 'deleted'] as const;

export type ProductState = (typeof productStates)[number];

export function stateOf({
  status,
  withinPlan,
  deletedAt,
}: Pick<OwnProduct, 'status' | 'withinPlan' | 'deletedAt'>): ProductState {
  if (deletedAt !== undefined) return 'deleted';
  if (status === 'draft') return 'draft';
  return withinPlan ? 'published' : 'hidden';
}

/** What the list shows: one state, or all that is not deleted. */
export type StateFilter = ProductState | 'all';

export function isStateFilter(text: string | null): text is StateFilter {
  return text === 'all' || productStates.some((state) => state === text);
}

/** Letters without case and accents: 'Válvula' is found by 'valvula'. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The products of a state whose name, model, brand or EAN holds every word of `find`. */
export function findProducts(products: readonly OwnProduct[], show: StateFilter, find: string): OwnProduct[] {
  const words = plain(find).split(/\s+/).filter(Boolean);
  return products.filter((product) => {
    const state = stateOf(product);
    if (show === 'all' ? state === 'deleted' : state !== show) return false;
    const { name, model, brand, ean } = product;
    const text = plain([name, model, brand, ean].join(' '));
    return words.every((word) => text.includes(word));
  });
}

/** How many products each filter shows. */
export function countStates(products: readonly OwnProduct[]): Record<StateFilter, number> {
  const counts = { all: 0, published: 0, draft: 0, hidden: 0, deleted: 0 };
  for (const product of products) {
    const state = stateOf(product);
    counts[state] += 1;
    if (state !== 'deleted') counts.all += 1;
  }
  return counts;
}
