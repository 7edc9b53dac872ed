import type { Product, ProductCard } from '@wbn/contract/business/product.ts';
import type { TextLanguage } from '@wbn/contract/shared/language.ts';
import type { Catalog } from '../catalog/catalog.ts';
import { toIsoTime } from '../server/iso-time.ts';
import type { BusinessCardRow } from './business-card.sql.ts';
import type { ProductRow } from './load-product.sql.ts';
import { isSample, presentBusinessCard } from './present-business-card.ts';
import type { ProductCardRow } from './product-card.sql.ts';
import { textLanguageOf } from './text-language.ts';

type DetailsRow = Pick<
  ProductRow,
  | 'model'
  | 'brand'
  | 'ean'
  | 'keywords'
  | 'main_image'
  | 'photos'
  | 'videos'
  | 'lead_time'
  | 'stock'
  | 'price'
  | 'minimum_order'
> & { updated_at: string | Date };

/** A price of 0, which former versions stored, is a price on request: none is shown. */
function presentPrice(price: ProductCardRow['price']): ProductCard['price'] {
  return price && price.amount > 0 ? price : undefined;
}

/** Presents a product for the lists of its company. */
export function presentBusinessProduct(
  row: ProductCardRow,
  language: TextLanguage,
  catalog: Catalog,
): Omit<ProductCard, 'businessProfile'> {
  return {
    productID: row.id,
    businessID: row.business_id,
    name: row.name,
    description: row.description ?? undefined,
    textLanguage: textLanguageOf(row.description, language),
    mainImage: row.main_image ?? undefined,
    photos: row.photos,
    specs: row.specs,
    industry: catalog.industries.find(row.industry_id, language),
    category: catalog.industries.find(row.category_id, language),
    subCategory: catalog.industries.find(row.sub_category_id, language),
    price: presentPrice(row.price),
    minimumOrder: row.minimum_order ?? undefined,
    leadTime: row.lead_time || undefined,
    sample: isSample(row.source),
  };
}

/** Presents a product with its company for search results (PRD-15). */
export function presentProductCard(
  row: ProductCardRow & { business: BusinessCardRow },
  language: TextLanguage,
  catalog: Catalog,
): ProductCard {
  return {
    ...presentBusinessProduct(row, language, catalog),
    businessProfile: presentBusinessCard(row.business, language, catalog),
  };
}

/** The fields of a product page besides the card; `images` are the main image and the photos. */
export function presentProductDetails(row: DetailsRow) {
  return {
    model: row.model ?? undefined,
    brand: row.brand ?? undefined,
    ean: row.ean ?? undefined,
    keywords: row.keywords,
    images: row.main_image ? [row.main_image, ...row.photos] : row.photos,
    videos: row.videos,
    leadTime: row.lead_time ?? undefined,
    stock: row.stock ?? undefined,
    price: presentPrice(row.price),
    minimumOrder: row.minimum_order ?? undefined,
    updatedAt: toIsoTime(row.updated_at),
  };
}

/** Presents a product for its page (PRD-14). */
export function presentProduct(row: ProductRow, language: TextLanguage, catalog: Catalog): Product {
  return { ...presentProductCard(row, language, catalog), ...presentProductDetails(row) };
}
