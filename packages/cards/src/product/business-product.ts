import type { Product, ProductCard, ProductSpec } from '@wbn/contract/business/product.ts';
import type { Photo } from '@wbn/contract/shared/values.ts';

/** A product in a list of its own company, without the company's data. */
export type BusinessProduct = Omit<ProductCard, 'businessProfile'>;

/**
 * Returns all pictures of a product without duplicates, the main image first; the wire has both `photos` and `images`
 * (PRD-14).
 */
export function photosOf({
  mainImage,
  photos,
  images,
}: Pick<Product, 'mainImage' | 'photos' | 'images'>): Photo[] {
  const all = [...(mainImage ? [mainImage] : []), ...photos, ...images];
  return [...new Map(all.map((photo) => [photo.url, photo])).values()];
}

/** Merges specifications with the same key by joining their values, because imported catalogues repeat keys. */
export function mergeSpecs(specs: readonly ProductSpec[]): ProductSpec[] {
  const values = new Map<string, string>();
  for (const { key, value } of specs) {
    const known = values.get(key);
    values.set(key, known === undefined ? value : `${known}, ${value}`);
  }
  return [...values].map(([key, value]) => ({ key, value }));
}
