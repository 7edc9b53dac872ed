import { businessProblems as problems } from '@wbn/contract/business/business-problems.ts';
import type { SavedProduct } from '@wbn/contract/business/saved-product.ts';
import type { ProductTable } from '@wbn/postgres/schema.ts';
import type { StoredActivityChange, StoredMinimumOrder, StoredPrice } from '@wbn/postgres/stored-values.ts';
import type { Selectable } from 'kysely';
import type { IndustryCatalog } from '../../catalog/industry-tree.ts';
import { currencies } from '../../catalog/reference/code-lists.ts';
import { findChanges } from '../profile/profile-changes.ts';
import type { ProductFiles } from './take-product-files.ts';

/** What a company writes of a product, as it is stored. */
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

/** A form as columns; what it leaves out is emptied. The first picture is the main one, `photos` are those behind it. */
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
    price: body.price ? toStoredPrice(body.price) : null,
    minimum_order: body.minimumOrder ? toStoredMinimumOrder(body.minimumOrder) : null,
  };
}

/** What a change says that is not stored already, by the names of the form. */
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

/** The same for a statement: `pg` would write lists of objects as arrays of PostgreSQL. */
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

/** As it is stored: what is empty is left out. */
export function toStoredPrice(price: NonNullable<SavedProduct['price']>): StoredPrice {
  const { amount, currency, unit, tiers = [] } = price;
  return { amount, currency, ...(unit ? { unit } : {}), ...(tiers.length > 0 ? { tiers } : {}) };
}

export function toStoredMinimumOrder(order: NonNullable<SavedProduct['minimumOrder']>): StoredMinimumOrder {
  return { quantity: order.quantity, ...(order.unit ? { unit: order.unit } : {}) };
}

type Codes = Pick<SavedProduct, 'industry' | 'category' | 'subCategory' | 'price'>;

/** Codes of a product that are in no list of ours or do not belong together, by field. */
export function findProductProblems(body: Codes, industries: IndustryCatalog): Record<string, string> {
  const found = findTradeProblem(body, industries);
  return body.price && !currencies.has(body.price.currency)
    ? { ...found, 'price.currency': problems.price }
    : found;
}

/** An industry, a category of it, a sub-category of that; each may be left out with what is below it. */
function findTradeProblem(body: Codes, industries: IndustryCatalog): Record<string, string> {
  const { industry = '', category = '', subCategory = '' } = body;
  const industryEntry = industries.tree('en').find(({ id }) => id === industry);
  if (industry !== '' && !industryEntry) return { industry: problems.unknown };
  const categoryEntry = industryEntry?.categories.find(({ id }) => id === category);
  if (category !== '' && !categoryEntry) return { category: problems.category };
  const known = categoryEntry?.subCategories.some(({ id }) => id === subCategory) ?? false;
  return subCategory !== '' && !known ? { subCategory: problems.subCategory } : {};
}
