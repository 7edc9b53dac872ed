import { isDeepStrictEqual } from 'node:util';
import { businessProblemOf } from '@wbn/contract/business/business-problems.ts';
import type { ImportProblem } from '@wbn/contract/business/import-problems.ts';
import type { ProductColumn } from '@wbn/contract/business/import-products.ts';
import { type SavedProduct, savedProductSchema } from '@wbn/contract/business/saved-product.ts';
import * as z from 'zod/mini';
import { readYesNo, splitList, splitSpecs } from './csv-cells.ts';
import { type CellTexts, type CsvProduct, productCells } from './product-cells.ts';
import { readFiles } from './read-files.ts';
import { readPrice } from './read-price.ts';
import { readStatus } from './read-status.ts';
import { readTrade } from './read-trade.ts';

/** Something that is wrong with a cell; `value` when it is not the whole cell. */
export interface CellProblem {
  readonly column: ProductColumn;
  readonly code: ImportProblem;
  readonly value?: string;
}

/** What a row says that is not stored already, and what of it cannot be. */
export interface ReadRow {
  readonly change: Partial<CsvProduct>;
  readonly problems: readonly CellProblem[];
}

/** Cells by column, as far as the file has them. */
export type RowCells = ReadonlyMap<ProductColumn, string>;

/** What the readers of columns are given: `said` has only cells that say something else than is stored. */
export interface RowReading extends CellTexts {
  readonly said: RowCells;
  /** Undefined for a new product. */
  readonly stored: CsvProduct | undefined;
  /** What a column says, else what is stored. */
  text(column: ProductColumn): string;
  problem(column: ProductColumn, code: ImportProblem, value?: string): void;
}

const checked = z.partial(savedProductSchema);

/** Reads a row for a new product, or for one that is stored. A cell that the export would write for it changes nothing, right or not. */
export function readRow(cells: RowCells, stored: CsvProduct | undefined, texts: CellTexts): ReadRow {
  const written = stored && productCells(stored, texts);
  const problems: CellProblem[] = [];
  const said = new Map(
    [...cells].filter(([column, text]) => (written ? text !== written[column] : text.trim() !== '')),
  );
  const reading: RowReading = {
    ...texts,
    said,
    stored,
    text: (column) => said.get(column) ?? written?.[column] ?? '',
    problem: (column, code, value) => problems.push({ column, code, ...(value !== undefined && { value }) }),
  };
  const change: Partial<CsvProduct> = {
    ...readStatus(reading),
    ...readTrade(reading),
    ...readFiles(reading),
    ...readTexts(reading),
  };
  if (!stored && !said.has('name')) reading.problem('name', 'required');
  if (problems.length > 0) return { change: {}, problems };
  return { change: stored ? dropSame(change, stored) : change, problems };
}

/** What the contract's schema checks. */
function readTexts(reading: RowReading): Partial<CsvProduct> {
  const result = z.safeParse(checked, toSaved(reading));
  if (!result.success) {
    for (const { path, message } of result.error.issues)
      reading.problem(columnOf(path), businessProblemOf(message));
    return {};
  }
  const { name, model, brand, ean, description, leadTime, keywords, specs, stock, price } = result.data;
  const { said } = reading;
  return {
    ...(name !== undefined && { name }),
    ...(model !== undefined && { model: model || null }),
    ...(brand !== undefined && { brand: brand || null }),
    ...(ean !== undefined && { ean: ean || null }),
    ...(description !== undefined && { description: description || null }),
    ...(leadTime !== undefined && { lead_time: leadTime || null }),
    ...(keywords && { keywords }),
    ...(specs && { specs }),
    ...(said.has('stock') && { stock: stock ?? null }),
    ...(saysPrice(said) && {
      price: price
        ? { amount: price.amount, currency: price.currency, ...(price.unit ? { unit: price.unit } : {}) }
        : null,
    }),
  };
}

function toSaved(reading: RowReading): Partial<SavedProduct> {
  const { said, problem } = reading;
  const saved: Record<string, unknown> = {};
  for (const column of ['name', 'model', 'brand', 'ean', 'description', 'leadTime'] as const) {
    if (said.has(column)) saved[column] = said.get(column);
  }
  const keywords = said.get('keywords');
  if (keywords !== undefined) saved.keywords = splitList(keywords, { loose: true });
  const specs = said.get('specs');
  if (specs !== undefined) {
    saved.specs = splitSpecs(specs);
    if (saved.specs === undefined) problem('specs', 'specs');
  }
  const stock = said.get('stock')?.trim();
  if (stock) {
    saved.stock = readYesNo(stock);
    if (saved.stock === undefined) problem('stock', 'stock');
  }
  if (saysPrice(said)) saved.price = readPrice(reading);
  return saved;
}

function saysPrice(said: RowCells): boolean {
  return said.has('priceAmount') || said.has('priceCurrency') || said.has('priceUnit');
}

function columnOf([field, part]: readonly PropertyKey[]): ProductColumn {
  if (field !== 'price') return field as ProductColumn;
  return part === 'unit' ? 'priceUnit' : part === 'currency' ? 'priceCurrency' : 'priceAmount';
}

function dropSame(change: Partial<CsvProduct>, stored: CsvProduct): Partial<CsvProduct> {
  return Object.fromEntries(
    Object.entries(change).filter(
      ([column, value]) => !isDeepStrictEqual(value, stored[column as keyof CsvProduct]),
    ),
  );
}
