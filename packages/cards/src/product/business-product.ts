import type { ProductCard } from '@wbn/contract/business/product.ts';

/** A product in the list of its own business, which says only once who offers it. */
export type BusinessProduct = Omit<ProductCard, 'businessProfile'>;
