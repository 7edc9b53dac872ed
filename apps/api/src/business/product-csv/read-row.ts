import { isDeepStrictEqual } from 'node:util';
import { businessProblemOf } from '@wbn/contract/business/business-problems.ts';
import type { ProductColumn } from '@wbn/contract/business/import-products.ts';
import { type SavedProduct, savedProductSchema } from '@wbn/contract/business/saved-product.ts';
import * as z from 'zod/mini';
import { toStoredMinimumOrder, toStoredPrice } from '../own-products/to-product-change.ts';
import { foldCell, isNoValue, readStock, readYesNo, splitList, splitSpecs } from './csv-cells.ts';
import { readNumber } from './find-existing.ts';
import { htmlToText } from './html-to-text.ts';
import {
  type CellProblem,
  type CsvProduct,
  type NamedCategory,
  productCells,
  type ReadRow,
  type RowCells,
  type RowReading,
  type RowTexts,
} from './product-cells.ts';
import { readFiles } from './read-photos.ts';
import { readPrice } from './read-price.ts';
import { readTrade } from './read-trade.ts';

const words: Readonly<Record<string, 'draft' | 'published'>> = {
  draft: 'draft',
  borrador: 'draft',
  bozza: 'draft',
  草稿: 'draft',
  archived: 'draft',
  published: 'published',
  active: 'published',
  publicado: 'published',
  pubblicato: 'published',
  发布: 'published',
  已发布: 'published',
  enabled: 'published',
  disabled: 'draft',
  visible: 'published',
  hidden: 'draft',
  private: 'draft',
  'not visible individually': 'draft',
  // Values of WooCommerce and Magento.
  '-1': 'draft',
  '2': 'draft',
};

/** Reads draft or published by its word in four languages, or as yes or no; undefined for an empty cell. */
function readStatus({ changedCells, problem }: RowReading): Pick<CsvProduct, 'status'> | undefined {
  const text = changedCells.get('status')?.trim();
  if (!text) return undefined;
  const yes = readYesNo(text);
  const status = words[foldCell(text)] ?? (yes === undefined ? undefined : yes ? 'published' : 'draft');
  if (status) return { status };
  problem('status', 'status');
  return undefined;
}

interface RowRules extends RowTexts {
  /** Whether an empty cell empties the field of an existing product: true when the row gives its id. */
  readonly emptiesCells: boolean;
}

const checked = z.partial(savedProductSchema);

/**
 * Reads a row for a new or a stored product. A cell equal to what the export would write changes nothing, even when
 * it is invalid.
 */
export function readRow(
  cells: RowCells,
  stored: CsvProduct | undefined,
  { emptiesCells, ...texts }: RowRules,
): ReadRow {
  const written = stored && productCells(stored, texts);
  const problems: CellProblem[] = [];
  const fetches: string[] = [];
  const categories: NamedCategory[] = [];
  const missing = [...cells].filter(([column, text]) => isNoValue(text) && text !== written?.[column]);
  for (const [column, value] of missing)
    problems.push({ column, code: 'noValue', value, onlyCell: column !== 'name' });
  const without = new Set(missing.map(([column]) => column));
  const changedCells = new Map(
    [...cells].filter(
      ([column, text]) =>
        !without.has(column) &&
        text !== (written?.[column] ?? '') &&
        (text.trim() !== '' || (written && emptiesCells)),
    ),
  );
  const reading: RowReading = {
    ...texts,
    cells,
    changedCells,
    stored,
    text: (column) => changedCells.get(column) ?? written?.[column] ?? '',
    problem: (column, code, value) => problems.push({ column, code, ...(value !== undefined && { value }) }),
    leaveOut: (column, code, value) =>
      problems.push({ column, code, ...(value !== undefined && { value }), onlyCell: true }),
    fetchLater: (address) => fetches.push(address),
    noteCategory: (category) => categories.push(category),
  };
  const change: Partial<CsvProduct> = {
    ...readStatus(reading),
    ...readTrade(reading),
    ...readFiles(reading),
    ...readTexts(reading),
  };
  if (!stored && !changedCells.has('name') && !without.has('name')) reading.problem('name', 'required');
  const refused = problems.filter(({ onlyCell }) => !onlyCell);
  if (refused.length > 0) return { change: {}, problems: refused, fetches: [], categories };
  return { change: stored ? omitUnchanged(change, stored) : change, problems, fetches, categories };
}

/** Reads the columns that the contract's schema checks. */
function readTexts(reading: RowReading): Partial<CsvProduct> {
  const result = z.safeParse(checked, toSaved(reading));
  if (!result.success) {
    for (const { path, message } of result.error.issues)
      reading.problem(columnOf(path), businessProblemOf(message));
    return {};
  }
  const { name, model, brand, ean, description, leadTime, keywords, specs, stock, price, minimumOrder } =
    result.data;
  const { changedCells } = reading;
  return {
    ...(name !== undefined && { name }),
    ...(model !== undefined && { model: model || null }),
    ...(brand !== undefined && { brand: brand || null }),
    ...(ean !== undefined && { ean: ean || null }),
    ...(description !== undefined && { description: description || null }),
    ...(leadTime !== undefined && { lead_time: leadTime || null }),
    ...(keywords && { keywords }),
    ...(specs && { specs }),
    ...(changedCells.has('stock') && { stock: stock ?? null }),
    ...(hasPriceColumns(changedCells) && { price: toStoredPrice(price) }),
    ...(hasMinimumOrderColumns(changedCells) && {
      minimum_order: minimumOrder ? toStoredMinimumOrder(minimumOrder) : null,
    }),
  };
}

function toSaved(reading: RowReading): Partial<SavedProduct> {
  const { changedCells, problem } = reading;
  const saved: Record<string, unknown> = {};
  for (const column of ['name', 'brand', 'leadTime'] as const) {
    const text = changedCells.get(column);
    if (text !== undefined) saved[column] = htmlToText(text);
  }
  for (const column of ['model', 'ean'] as const) {
    if (changedCells.has(column)) saved[column] = readNumber(changedCells.get(column));
  }
  const description = changedCells.get('description');
  if (description !== undefined) saved.description = readDescription(description);
  const keywords = changedCells.get('keywords');
  if (keywords !== undefined) saved.keywords = splitList(htmlToText(keywords), { loose: true });
  const specs = changedCells.get('specs');
  if (specs !== undefined) {
    saved.specs = splitSpecs(specs);
    if (saved.specs === undefined) problem('specs', 'specs');
  }
  const stock = changedCells.get('stock')?.trim();
  if (stock) {
    saved.stock = readStock(stock);
    if (saved.stock === undefined) problem('stock', 'stock');
  }
  if (hasPriceColumns(changedCells)) saved.price = readPrice(reading);
  if (hasMinimumOrderColumns(changedCells)) saved.minimumOrder = readMinimumOrder(reading);
  return saved;
}

/** Replaces the literal `\\n` that WooCommerce writes for line ends in HTML. */
function readDescription(cell: string): string {
  const hasLines = cell.includes('\n') || !/<\/?[a-z]|\\n(?![a-z])/i.test(cell);
  return htmlToText(hasLines ? cell : cell.replaceAll('\\n', '\n'));
}

const priceColumns = ['priceAmount', 'priceCurrency', 'priceUnit', 'priceTiers'] as const;

function hasPriceColumns(changedCells: RowCells): boolean {
  return priceColumns.some((column) => changedCells.has(column));
}

function hasMinimumOrderColumns(changedCells: RowCells): boolean {
  return changedCells.has('minimumOrder') || changedCells.has('minimumOrderUnit');
}

/** Undefined without a quantity. */
function readMinimumOrder({ text }: RowReading): SavedProduct['minimumOrder'] {
  const quantity = text('minimumOrder').trim();
  if (quantity === '') return undefined;
  return {
    quantity: readDecimal(quantity),
    unit: text('minimumOrderUnit'),
  };
}

/**
 * Reads a whole number, or one with decimals after a point or comma. NaN for three decimals, which could be thousands,
 * unless they are zeros as shops write them.
 */
function readDecimal(text: string): number {
  const plain = text.normalize('NFKC');
  if (!/^\d{1,10}(?:[.,]\d{1,6})?$/.test(plain) || /^[1-9]\d{0,2}[.,](?!000)\d{3}$/.test(plain))
    return Number.NaN;
  return Number(plain.replace(',', '.'));
}

const partColumns: Readonly<Record<string, ProductColumn>> = {
  'price.unit': 'priceUnit',
  'price.currency': 'priceCurrency',
  'price.tiers': 'priceTiers',
  'minimumOrder.unit': 'minimumOrderUnit',
};

function columnOf([field, part]: readonly PropertyKey[]): ProductColumn {
  const column = partColumns[`${String(field)}.${String(part)}`];
  return column ?? (field === 'price' ? 'priceAmount' : (field as ProductColumn));
}

function omitUnchanged(change: Partial<CsvProduct>, stored: CsvProduct): Partial<CsvProduct> {
  return Object.fromEntries(
    Object.entries(change).filter(
      ([column, value]) => !isDeepStrictEqual(value, stored[column as keyof CsvProduct]),
    ),
  );
}
