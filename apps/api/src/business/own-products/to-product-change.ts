import { businessProblems as problems } from '@wbn/contract/business/business-problems.ts';
import type { SavedProduct } from '@wbn/contract/business/saved-product.ts';
import type { ProductTable } from '@wbn/postgres/schema.ts';
import type { StoredActivityChange, StoredMinimumOrder, StoredPrice } from '@wbn/postgres/stored-values.ts';
import type { Selectable } from 'kysely';
import type { IndustryCatalog } from '../../catalog/industry-tree.ts';
import { currencies } from '../../catalog/reference/code-lists.ts';
import { findChanges } from '../profile/profile-changes.ts';
import type { ProductFiles } from './take-product-files.ts';

/** The stored columns of the fields that a company fills in. */
export type ProductChange = Pick<
  Selectable<ProductTable>,
  | 'name'
  | 'model'
  | 'brand'
  | 'ean'
  | 'description'
  | 'keywords'
  | 'specs'
  | 'main_image'
  | 'photos'
  | 'videos'
  | 'industry_id'
  | 'category_id'
  | 'sub_category_id'
  | 'lead_time'
  | 'stock'
  | 'price'
  | 'minimum_order'
>;

/**
 * Converts a form to columns; omitted fields are emptied. The first picture becomes the main one, the rest `photos`.
 */
export function toProductChange(body: SavedProduct, { photos, videos }: ProductFiles): ProductChange {
  const [mainImage, ...others] = photos;
  return {
    name: body.name,
    model: body.model || null,
    brand: body.brand || null,
    ean: body.ean || null,
    description: body.description || null,
    keywords: body.keywords ?? [],
    specs: body.specs ?? [],
    main_image: mainImage ?? null,
    photos: others,
    videos: [...videos],
    industry_id: body.industry || null,
    category_id: body.category || null,
    sub_category_id: body.subCategory || null,
    lead_time: body.leadTime || null,
    stock: body.stock ?? null,
    price: toStoredPrice(body.price),
    minimum_order: body.minimumOrder ? toStoredMinimumOrder(body.minimumOrder) : null,
  };
}

/** Returns the fields that differ from the stored ones, by their names in the form. */
export function findProductChanges(stored: ProductChange, change: ProductChange): StoredActivityChange[] {
  return findChanges(toFields(stored), toFields(change), ['photos', 'videos']);
}

function toFields(product: ProductChange): Record<string, unknown> {
  const { name, model, brand, ean, description, keywords, specs, videos, stock } = product;
  const photos = product.main_image ? [product.main_image, ...product.photos] : product.photos;
  return {
    ...{ name, description, model, brand, ean, keywords, photos },
    industry: product.industry_id,
    category: product.category_id,
    subCategory: product.sub_category_id,
    amount: product.price,
    minimumQuantity: product.minimum_order,
    leadTime: product.lead_time,
    ...{ stock, specs, videos },
  };
}

/** Converts lists of objects to JSON, because `pg` would write them as PostgreSQL arrays. */
export function toProductColumns(change: ProductChange) {
  return {
    ...change,
    specs: JSON.stringify(change.specs),
    main_image: change.main_image && JSON.stringify(change.main_image),
    photos: JSON.stringify(change.photos),
    videos: JSON.stringify(change.videos),
    price: change.price && JSON.stringify(change.price),
    minimum_order: change.minimum_order && JSON.stringify(change.minimum_order),
  };
}

/** The stored form of a price, without empty fields; null for a price on request, which may be given as 0. */
export function toStoredPrice(price: SavedProduct['price']): StoredPrice | null {
  if (!price || price.amount === 0) return null;
  const { amount, currency, unit, tiers = [] } = price;
  return { amount, currency, ...(unit ? { unit } : {}), ...(tiers.length > 0 ? { tiers } : {}) };
}

export function toStoredMinimumOrder(order: NonNullable<SavedProduct['minimumOrder']>): StoredMinimumOrder {
  return { quantity: order.quantity, ...(order.unit ? { unit: order.unit } : {}) };
}

type Codes = Pick<SavedProduct, 'industry' | 'category' | 'subCategory' | 'price'>;

/** Returns problems of codes that are unknown or do not belong together, by field. */
export function findProductProblems(body: Codes, industries: IndustryCatalog): Record<string, string> {
  const found = findTradeProblem(body, industries);
  return body.price && !currencies.has(body.price.currency)
    ? { ...found, 'price.currency': problems.price }
    : found;
}

/**
 * Checks an industry, its category and that category's sub-category; each may be omitted together with its
 * descendants.
 */
function findTradeProblem(body: Codes, industries: IndustryCatalog): Record<string, string> {
  const { industry = '', category = '', subCategory = '' } = body;
  const industryEntry = industries.tree('en').find(({ id }) => id === industry);
  if (industry !== '' && !industryEntry) return { industry: problems.unknown };
  const categoryEntry = industryEntry?.categories.find(({ id }) => id === category);
  if (category !== '' && !categoryEntry) return { category: problems.category };
  const known = categoryEntry?.subCategories.some(({ id }) => id === subCategory) ?? false;
  return subCategory !== '' && !known ? { subCategory: problems.subCategory } : {};
}
