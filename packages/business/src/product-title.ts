import { cutText, titleLimit } from '@wbn/cards/labels/preview-text.ts';
import type { Product } from '@wbn/contract/business/product.ts';

/** Title of a product page: the first 64 characters of its description, else its name (PRD-10). */
export function productTitle({ description, name }: Pick<Product, 'description' | 'name'>): string {
  return cutText(description ?? '', titleLimit) || cutText(name, titleLimit);
}
