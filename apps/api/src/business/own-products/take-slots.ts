import type { ProductSlots } from '@wbn/contract/business/product-slots.ts';
import type { LeftProduct } from '@wbn/contract/business/several-products.ts';
import type { OwnProductRow } from './own-product.sql.ts';

interface TakenSlots {
  readonly fit: readonly OwnProductRow[];
  readonly left: readonly LeftProduct[];
}

/** Those that free slots are left for, in their order, and those that there are none for. Drafts take no slot. */
export function takeSlots(
  products: readonly OwnProductRow[],
  { used, total }: ProductSlots,
  takesSlot: (product: OwnProductRow) => boolean = () => true,
): TakenSlots {
  const fit: OwnProductRow[] = [];
  const left: LeftProduct[] = [];
  let free = Math.max(0, total - used);
  for (const product of products) {
    const takes = takesSlot(product);
    if (takes && free === 0) {
      left.push({ productID: product.id, name: product.name });
      continue;
    }
    if (takes) free -= 1;
    fit.push(product);
  }
  return { fit, left };
}
