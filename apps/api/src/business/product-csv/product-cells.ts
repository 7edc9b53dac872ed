import type { ImportProblem } from '@wbn/contract/business/import-problems.ts';
import type { ProductColumn } from '@wbn/contract/business/import-products.ts';
import type { Language } from '@wbn/contract/shared/language.ts';
import type { StoredPrice } from '@wbn/postgres/stored-values.ts';
import type { Catalog } from '../../catalog/catalog.ts';
import type { ProductChange } from '../own-products/to-product-change.ts';
import { joinList, joinSpecs } from './csv-cells.ts';
import type { NamedPhoto } from './read-photos.ts';
import { writeAmount } from './read-price.ts';
import { nameTrade } from './read-trade.ts';

/** A product as it is stored, as far as a CSV tells it. */
export interface CsvProduct extends ProductChange {
  readonly id: string;
  readonly status: 'draft' | 'published';
  /** Number of the product in the shop that it came from. */
  readonly own_number: string | null;
}

type ProductCells = Record<ProductColumn, string>;

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

/** Something that is wrong with a cell; `value` when it is not the whole cell. */
export interface CellProblem {
  readonly column: ProductColumn;
  readonly code: ImportProblem;
  readonly value?: string;
  /** The row is stored without this cell. */
  readonly onlyCell?: boolean;
}

/** What a row says that is not stored already, and what of it cannot be. */
export interface ReadRow {
  readonly change: Partial<CsvProduct>;
  readonly problems: readonly CellProblem[];
}

/** Cells by column, as far as the file has them. */
export type RowCells = ReadonlyMap<ProductColumn, string>;

/** What rows are read with. */
export interface RowTexts extends CellTexts {
  /** What an address of a photo means; looked up for a whole batch. */
  readonly photos: ReadonlyMap<string, NamedPhoto>;
  /** Of amounts without one; '' when nobody has said. */
  readonly currency: string;
}

/** What the readers of columns are given: `said` has only cells that say something else than is stored. */
export interface RowReading extends RowTexts {
  readonly said: RowCells;
  /** All of the row. */
  readonly cells: RowCells;
  /** Undefined for a new product. */
  readonly stored: CsvProduct | undefined;
  /** What a column says, else what is stored. */
  text(column: ProductColumn): string;
  problem(column: ProductColumn, code: ImportProblem, value?: string): void;
  /** The row is stored without this cell. */
  leaveOut(column: ProductColumn, code: ImportProblem, value?: string): void;
}
