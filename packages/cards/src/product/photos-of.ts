import type { Product } from '@wbn/contract/business/product.ts';
import type { Photo } from '@wbn/contract/shared/values.ts';

/** All pictures of a product, the main image first, each once: `photos` and `images` both occur (PRD-14). */
export function photosOf({
  mainImage,
  photos,
  images,
}: Pick<Product, 'mainImage' | 'photos' | 'images'>): Photo[] {
  const all = [...(mainImage ? [mainImage] : []), ...photos, ...images];
  return [...new Map(all.map((photo) => [photo.url, photo])).values()];
}
