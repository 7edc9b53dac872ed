import type { Product } from '@wbn/contract/business/product.ts';
import { cutText, titleLimit } from './cards/preview-text.ts';

/** Title of a product page: the first 64 characters of its description, else its name (PRD-10). */
export function productTitle({ description, name }: Pick<Product, 'description' | 'name'>): string {
  return cutText(description ?? '', titleLimit) || cutText(name, titleLimit);
}
