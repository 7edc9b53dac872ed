import type { ImportProblem } from '@wbn/contract/business/import-problems.ts';
import type { ProductColumn } from '@wbn/contract/business/import-products.ts';
import type { TextLanguage } from '@wbn/contract/shared/language.ts';
import type { StoredPrice } from '@wbn/postgres/stored-values.ts';
import type { Catalog } from '../../catalog/catalog.ts';
import type { ProductChange } from '../own-products/to-product-change.ts';
import { joinList, joinSpecs } from './csv-cells.ts';
import type { NamedPhoto } from './read-photos.ts';
import { writeAmount } from './read-price.ts';
import { nameTrade } from './read-trade.ts';

/** The stored columns of a product that a CSV can contain. */
export interface CsvProduct extends ProductChange {
  readonly id: string;
  readonly status: 'draft' | 'published';
  /** The product's number in the shop it was exported from. */
  readonly own_number: string | null;
}

type ProductCells = Record<ProductColumn, string>;

export interface CellTexts {
  readonly catalog: Catalog;
  readonly language: TextLanguage;
  /** Base address of our file store, for addresses that work outside; without it they start with `/`. */
  readonly filesUrl?: string;
}

/** Returns the cells of a product: the export writes them, the import compares with them. */
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

/** The main picture followed by the others. */
export function picturesOf({ main_image, photos }: Pick<CsvProduct, 'main_image' | 'photos'>) {
  return main_image ? [main_image, ...photos] : photos;
}

/** A problem with a cell; `value` when it concerns only a part of the cell. */
export interface CellProblem {
  readonly column: ProductColumn;
  readonly code: ImportProblem;
  readonly value?: string;
  /** The row is stored without this cell. */
  readonly onlyCell?: boolean;
}

/** The changes of a row, and its problems. */
export interface ReadRow {
  readonly change: Partial<CsvProduct>;
  readonly problems: readonly CellProblem[];
  /** Addresses of pictures on other sites. */
  readonly fetches: readonly string[];
  /** Categories of the shop that the row names. */
  readonly categories: readonly NamedCategory[];
}

/** A category of a shop; `id` of ours, '' for none. */
export interface NamedCategory {
  readonly name: string;
  readonly id: string;
  readonly isChosen: boolean;
}

/** Cells by column, for the columns of the file. */
export type RowCells = ReadonlyMap<ProductColumn, string>;

/** Context for reading rows. */
export interface RowTexts extends CellTexts {
  /** The meaning of each photo address; looked up for a whole batch. */
  readonly photos: ReadonlyMap<string, NamedPhoto>;
  /** Currency of amounts without one; '' when unknown. */
  readonly currency: string;
  /** What the company has chosen for categories of its shop: the id of ours by their name; '' for none. */
  readonly shopChoices: ReadonlyMap<string, string>;
}

/** Input of the column readers: `changedCells` contains only cells that differ from the stored values. */
export interface RowReading extends RowTexts {
  readonly changedCells: RowCells;
  /** All cells of the row. */
  readonly cells: RowCells;
  /** Undefined for a new product. */
  readonly stored: CsvProduct | undefined;
  /** The text of a column in the file, otherwise the stored one. */
  text(column: ProductColumn): string;
  problem(column: ProductColumn, code: ImportProblem, value?: string): void;
  /** Reports that the row is stored without this cell. */
  leaveOut(column: ProductColumn, code: ImportProblem, value?: string): void;
  /** Names a picture on another site. */
  fetchLater(address: string): void;
  /** Names a category of the shop. */
  noteCategory(category: NamedCategory): void;
}
