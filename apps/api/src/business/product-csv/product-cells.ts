import type { ProductColumn } from '@wbn/contract/business/import-products.ts';
import type { Language } from '@wbn/contract/shared/language.ts';
import type { StoredPrice } from '@wbn/postgres/stored-values.ts';
import type { Catalog } from '../../catalog/catalog.ts';
import type { ProductChange } from '../own-products/to-product-change.ts';
import { joinList, joinSpecs } from './csv-cells.ts';
import { writeAmount } from './price-cells.ts';
import { nameTrade } from './trade-names.ts';

/** A product as it is stored, as far as a CSV tells it. */
export interface CsvProduct extends ProductChange {
  readonly id: string;
  readonly status: 'draft' | 'published';
}

export type ProductCells = Record<ProductColumn, string>;

export interface CellTexts {
  readonly catalog: Catalog;
  readonly language: Language;
  /** Where files of our own store lie, for addresses that work outside; without it they begin with `/`. */
  readonly filesUrl?: string;
}

/** What each column says of a product: written by the export, and compared with by the import. */
export function productCells(
  product: CsvProduct,
  { catalog, language, filesUrl = '' }: CellTexts,
): ProductCells {
  const { industries } = catalog;
  const { price, minimum_order: minimum } = product;
  const address = ({ url }: { url: string }) => (url.startsWith('/') ? filesUrl + url : url);
  return {
    productID: product.id,
    status: product.status,
    name: product.name,
    model: product.model ?? '',
    brand: product.brand ?? '',
    ean: product.ean ?? '',
    description: product.description ?? '',
    keywords: joinList(product.keywords),
    industry: nameTrade(industries, product.industry_id, language),
    category: nameTrade(industries, product.category_id, language),
    subCategory: nameTrade(industries, product.sub_category_id, language),
    leadTime: product.lead_time ?? '',
    stock: product.stock === null ? '' : product.stock ? 'yes' : 'no',
    priceAmount: price ? writeAmount(price.amount, price.currency) : '',
    priceCurrency: price?.currency ?? '',
    priceUnit: price?.unit ?? '',
    priceTiers: price ? writeTiers(price) : '',
    minimumOrder: minimum ? String(minimum.quantity) : '',
    minimumOrderUnit: minimum?.unit ?? '',
    specs: joinSpecs(product.specs),
    photos: joinList(picturesOf(product).map(address)),
    videos: joinList(product.videos.map(address)),
  };
}

/** `100: 17.50 | 500: 15.00` */
function writeTiers({ tiers = [], currency }: StoredPrice): string {
  return joinList(tiers.map(({ from, amount }) => `${from}: ${writeAmount(amount, currency)}`));
}

/** The main picture and then the others. */
export function picturesOf({ main_image, photos }: Pick<CsvProduct, 'main_image' | 'photos'>) {
  return main_image ? [main_image, ...photos] : photos;
}
