import type { ProductSlots } from '@wbn/contract/business/product-slots.ts';
import type { Managed } from '../manage/use-managed.ts';

/** Tells the frame how many slots are taken now. */
export function updateSlots({ business, session, update }: Managed, products: ProductSlots): void {
  update(business, { ...session, products });
}
