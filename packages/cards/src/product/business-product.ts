import type { BusinessCard } from '@wbn/contract/business/business.ts';
import type { Product, ProductCard, ProductSpec } from '@wbn/contract/business/product.ts';
import type { Photo } from '@wbn/contract/shared/values.ts';
import { productDescriptionLimit, specsOnCard } from '../labels/preview-text.ts';

/** What a card shows of a product in a list of its own company. */
export type BusinessProduct = Pick<
  ProductCard,
  | 'productID'
  | 'name'
  | 'description'
  | 'textLanguage'
  | 'mainImage'
  | 'photos'
  | 'specs'
  | 'price'
  | 'minimumOrder'
  | 'leadTime'
  | 'sample'
>;

/** A product with what its card shows of the company. */
export interface CardProduct extends BusinessProduct {
  readonly businessProfile: {
    readonly businessID: string;
    readonly general: Pick<BusinessCard['general'], 'companyName'>;
    readonly contactInfo: Pick<BusinessCard['contactInfo'], 'country'>;
  };
}

/** Keeps what a card shows of a product, for the data that a page sends to the browser. */
export function toBusinessProduct(product: BusinessProduct): BusinessProduct {
  const { productID, name, description, textLanguage, mainImage, photos, specs } = product;
  const { price, minimumOrder, leadTime, sample } = product;
  return {
    ...{ productID, name, textLanguage, mainImage, price, minimumOrder, leadTime, sample },
    // The card cuts the text itself, after its white space is collapsed.
    description: description?.slice(0, 2 * productDescriptionLimit),
    photos: mainImage ? [] : photos.slice(0, 1),
    specs: mergeSpecs(specs).slice(0, specsOnCard),
  };
}

/** The same with the company. */
export function toCardProduct(product: CardProduct): CardProduct {
  const { businessID, general, contactInfo } = product.businessProfile;
  return {
    ...toBusinessProduct(product),
    businessProfile: {
      businessID,
      general: { companyName: general.companyName },
      contactInfo: { country: contactInfo.country },
    },
  };
}

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
