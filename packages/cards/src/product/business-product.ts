import type { Product, ProductCard, ProductSpec } from '@wbn/contract/business/product.ts';
import type { Photo } from '@wbn/contract/shared/values.ts';

/** A product in the list of its own business, which says only once who offers it. */
export type BusinessProduct = Omit<ProductCard, 'businessProfile'>;

/** All pictures of a product, the main image first, each once: `photos` and `images` both occur (PRD-14). */
export function photosOf({
  mainImage,
  photos,
  images,
}: Pick<Product, 'mainImage' | 'photos' | 'images'>): Photo[] {
  const all = [...(mainImage ? [mainImage] : []), ...photos, ...images];
  return [...new Map(all.map((photo) => [photo.url, photo])).values()];
}

/** Specifications with each key once, its values joined: catalogues repeat keys, tables must not. */
export function mergeSpecs(specs: readonly ProductSpec[]): ProductSpec[] {
  const values = new Map<string, string>();
  for (const { key, value } of specs) {
    const known = values.get(key);
    values.set(key, known === undefined ? value : `${known}, ${value}`);
  }
  return [...values].map(([key, value]) => ({ key, value }));
}
