import { hash } from 'node:crypto';
import { type ImportProblem, importProblems } from '@wbn/contract/business/import-problems.ts';
import {
  type BeyondSlotsChoice,
  type ExistingChoice,
  type ProductColumn,
  previewLimit,
  problemsInReply,
  type RowProblem,
} from '@wbn/contract/business/import-products.ts';
import { addJob } from '@wbn/host/jobs/add-job.sql.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { fetchPhotos } from '../photo-fetches/fetch-photos.ts';
import { insertFetches, type NamedFetch, selectKnownFetches } from '../photo-fetches/photo-fetch.sql.ts';
import { createProductFinder, isProductID, keysOfRow, type ProductFinder } from './find-existing.ts';
import { insertProducts, type StoredProduct, selectProducts, updateProducts } from './import-products.sql.ts';
import { noProduct, previewRow, type SeenRow } from './preview-rows.ts';
import type { CellTexts, CsvProduct, RowTexts } from './product-cells.ts';
import type { FileRow } from './read-csv.ts';
import { findPhotos, type NamedPhoto, type PhotoSearch } from './read-photos.ts';
import { readRow } from './read-row.ts';
import { ShopCategories } from './shop-categories.ts';

const longestValue = 120;

interface CellProblem {
  readonly row: number;
  /** Header in the file. */
  readonly column: string;
  readonly code: ImportProblem;
  readonly value?: string | undefined;
  /** The row is stored without this cell; reported once for all rows. */
  readonly onlyCell?: boolean;
  /** Replaces the text of the code. */
  readonly words?: string;
}

/** Counts the outcomes of the rows of a file and keeps the first problems. */
export class ImportReport {
  rows = 0;
  created = 0;
  updated = 0;
  unchanged = 0;
  matched = 0;
  /** Products stored as drafts because no slot was free; they count as created or updated too. */
  drafts = 0;
  /** Photos on other sites that a job fetches for these products. */
  photos = 0;
  problemCount = 0;
  readonly problems: RowProblem[] = [];
  /** Of a dry run: the categories of the shop. */
  readonly shopCategories = new ShopCategories();
  /** Of a dry run: the first products with what becomes of them. */
  readonly preview: SeenRow[] = [];
  readonly #kept: number;
  readonly #cells = new Map<string, RowProblem>();

  constructor(kept: number = problemsInReply) {
    this.#kept = kept;
  }

  addProblem({
    row,
    column,
    code,
    value,
    onlyCell = false,
    words = importProblems[code],
  }: CellProblem): RowProblem {
    const problem: RowProblem = { row, column, code, problem: words, ...(value && { value: cut(value) }) };
    const alike = onlyCell && this.#cells.get(`${column} ${code}`);
    if (alike) {
      alike.cells = (alike.cells ?? 0) + 1;
      return { ...problem, cells: 1 };
    }
    this.problemCount += 1;
    if (onlyCell) {
      problem.cells = 1;
      this.#cells.set(`${column} ${code}`, problem);
    }
    if (this.problems.length < this.#kept) this.problems.push(problem);
    // A copy, because the number of cells grows.
    return { ...problem };
  }

  /** Keeps a row for the preview, as long as there is room. */
  addPreview(row: SeenRow | undefined): void {
    if (row && this.preview.length < previewLimit) this.preview.push(row);
  }
}

function cut(text: string): string {
  return text.length <= longestValue ? text : `${text.slice(0, longestValue - 1).toWellFormed()}…`;
}

interface ImportRun
  extends CellTexts,
    Pick<RowTexts, 'currency' | 'shopChoices'>,
    Pick<PhotoSearch, 'storedAddress'> {
  /** The transaction, or for a dry run the database. */
  readonly db: Kysely<Database>;
  readonly businessID: string;
  readonly dryRun: boolean;
  /** What to do with rows whose product exists. */
  readonly existing: ExistingChoice;
  readonly beyondSlots: BeyondSlotsChoice;
  /**
   * Products created later than this are the import's own and do not count as existing; undefined: the start of the
   * transaction.
   */
  readonly before?: Date;
  /** Updated while rows take and free slots. */
  readonly slots: { used: number; readonly total: number };
  readonly report: ImportReport;
  /** Header in the file by column. */
  readonly headerOf: ReadonlyMap<ProductColumn, string>;
}

/** State kept across batches to recognize repeated rows. */
export interface Seen {
  readonly ids: Set<string>;
  /** Models, to recognize rows that continue a product. */
  readonly models: Set<string>;
  /** Hashes of rows for new products. */
  readonly rows: Set<string>;
}

export const emptySeen = (): Seen => ({ ids: new Set(), models: new Set(), rows: new Set() });

/**
 * Reads rows in batches and, unless it is a dry run, stores them with one lookup and two writes per batch. Returns
 * the stored ids.
 */
export async function importBatches(
  run: ImportRun,
  batches: AsyncIterable<FileRow[]> | Iterable<FileRow[]>,
  seen: Seen = emptySeen(),
): Promise<string[]> {
  const photos = new Map<string, NamedPhoto>();
  const stored: string[] = [];
  for await (const batch of batches) {
    run.report.rows += batch.length;
    await findPhotos(run, batch, photos);
    const { created, updated, fetches } = await readBatch({ ...run, photos }, batch, seen);
    run.report.photos += fetches.length;
    if (run.dryRun) continue;
    if (created.length > 0)
      await insertProducts.run(run.db, { businessID: run.businessID, products: created });
    if (updated.length > 0) await updateProducts.run(run.db, { products: updated });
    if (fetches.length > 0) {
      await insertFetches.run(run.db, { businessID: run.businessID, fetches });
      await addJob(run.db, fetchPhotos, { businessID: run.businessID }, run.businessID);
    }
    stored.push(...created.map(({ id }) => id), ...updated.map(({ id }) => id));
  }
  return stored;
}

async function readBatch(run: BatchRun, batch: readonly FileRow[], seen: Seen) {
  const { db, businessID, before, dryRun } = run;
  const rows = batch.map(({ cells }) => keysOfRow(cells));
  const ids = rows.map(({ id }) => id).filter(isProductID);
  const keys = rows.filter(({ id }) => !isProductID(id));
  const found = await selectProducts.all(db, { businessID, ids, keys, before, lock: !dryRun });
  const finder = createProductFinder(found, new Set(ids));
  const created: CsvProduct[] = [];
  const updated: CsvProduct[] = [];
  const named: NamedFetch[] = [];
  for (const row of batch) {
    const reasons: RowProblem[] = [];
    const outcome = readOne(run, row, { seen, finder, reasons });
    if (dryRun) run.report.addPreview(previewRow(row, outcome, reasons));
    if (!outcome) continue;
    const { product, is, fetches } = outcome;
    named.push(...fetches.map((address) => ({ productID: product.id, address })));
    if (is === 'unchanged') run.report.unchanged += 1;
    else if (is === 'created') {
      run.report.created += 1;
      created.push(product);
    } else {
      run.report.updated += 1;
      updated.push(product);
    }
  }
  return { created, updated, fetches: await withoutKnown(db, named, found) };
}

/** Leaves out what was named before: an import may be repeated. */
async function withoutKnown(
  db: Kysely<Database>,
  named: readonly NamedFetch[],
  found: readonly StoredProduct[],
): Promise<NamedFetch[]> {
  const there = new Set(found.map(({ id }) => id));
  const productIDs = [...new Set(named.map(({ productID }) => productID))].filter((id) => there.has(id));
  const known = productIDs.length > 0 ? await selectKnownFetches.all(db, { productIDs }) : [];
  const keys = new Set(known.map(({ product_id, address }) => `${product_id} ${address}`));
  return named.filter(({ productID, address }) => !keys.has(`${productID} ${address}`));
}

interface BatchRun extends ImportRun, RowTexts {}

interface RowContext {
  readonly seen: Seen;
  readonly finder: ProductFinder;
  /** Takes the problems of this row. */
  readonly reasons: RowProblem[];
}

/**
 * Returns the product of a row and its photos on other sites; undefined when the row is left out or wrong, which goes
 * into the report.
 */
function readOne(
  run: BatchRun,
  { row, cells, tooLong, part }: FileRow,
  { seen, finder, reasons }: RowContext,
) {
  const { report, headerOf, existing } = run;
  const addProblem = (
    code: ImportProblem,
    column?: ProductColumn,
    value?: string,
    onlyCell = false,
  ): undefined => {
    const header = column ? (headerOf.get(column) ?? column) : '';
    const problem = { row, column: header, code, value: value ?? (column && cells.get(column)), onlyCell };
    reasons.push(report.addProblem(problem));
    return undefined;
  };
  if (tooLong) return addProblem('tooManyCells');
  const keys = keysOfRow(cells);
  if (part === 'merged') return undefined;
  if (part)
    return addProblem(
      part === 'variant' ? 'continues' : 'translation',
      'name',
      keys.name || keys.model,
      true,
    );
  const isOurs = isProductID(keys.id);
  let product = finder.byId(keys.id);
  if (isOurs && !product) return addProblem('unknownProduct', 'productID');
  if (product?.deleted_at) return addProblem('deletedProduct', 'productID');
  const place = classifyRow(seen, cells);
  if (place === 'continuing') return addProblem('continues', 'name', keys.id || keys.model, true);
  if (place === 'repeated') return addProblem('sameProduct', keys.id === '' ? undefined : 'productID');
  if (!isOurs) {
    const known = finder.find(keys, seen.ids);
    if (known) report.matched += 1;
    if (known && existing !== 'create') {
      if (known === 'several') return addProblem('severalProducts', keys.ean ? 'ean' : 'model');
      product = known;
      seen.ids.add(known.id);
    }
    if (product && existing === 'skip')
      return { product: withoutTimes(product), is: 'unchanged' as const, fetches: [] };
  }
  const stored = product && withoutTimes(product);
  const {
    change: readChange,
    problems,
    fetches,
    categories,
  } = readRow(cells, stored, { ...run, emptiesCells: isOurs });
  if (run.dryRun) for (const category of categories) report.shopCategories.add(category);
  for (const { column, code, value, onlyCell } of problems) addProblem(code, column, value, onlyCell);
  if (problems.some(({ onlyCell }) => !onlyCell)) return undefined;
  const isNumbered = keys.number !== '' && keys.number !== stored?.own_number;
  const change = { ...readChange, ...(isNumbered && { own_number: keys.number }) };
  if (stored && Object.keys(change).length === 0)
    return { product: stored, is: 'unchanged' as const, fetches };
  const after = { ...(stored ?? { ...noProduct, id: newId() }), ...change };
  const status = moveSlot(run, { row, reasons }, { from: stored?.status ?? 'draft', to: after.status });
  const is = stored ? ('updated' as const) : ('created' as const);
  return status && { product: { ...after, status }, is, fetches };
}

type Status = CsvProduct['status'];

/**
 * Published products take free slots in the order of the file, drafts free theirs. Returns the status to store;
 * undefined when no slot is free and the row is only reported.
 */
function moveSlot(
  { report, slots, beyondSlots }: ImportRun,
  { row, reasons }: { readonly row: number; readonly reasons: RowProblem[] },
  { from, to }: { from: Status; to: Status },
): Status | undefined {
  if (from === to) return to;
  if (to === 'draft') {
    slots.used -= 1;
    return to;
  }
  if (slots.used < slots.total) {
    slots.used += 1;
    return to;
  }
  if (beyondSlots === 'draft') {
    report.drafts += 1;
    return 'draft';
  }
  const words = `${importProblems.noSlot}: ${slots.used} of ${slots.total} are taken`;
  reasons.push(report.addProblem({ row, column: '', code: 'noSlot', words }));
  return undefined;
}

/** Records rows stored by an earlier run, so that later ones are recognized as repeated. */
export function recordSeenRows(rows: readonly FileRow[], seen: Seen): void {
  for (const { cells, tooLong, part } of rows) if (!tooLong && !part) classifyRow(seen, cells);
}

/**
 * Returns 'continuing' for a nameless row with the id or model of an earlier row (variants and pictures in exports of
 * shops), 'repeated' for the same id or, for a new product, the same content, otherwise 'first'.
 */
function classifyRow(seen: Seen, cells: FileRow['cells']): 'first' | 'repeated' | 'continuing' {
  const { id, model, name } = keysOfRow(cells);
  const isKnown = seen.ids.has(id) || seen.models.has(model);
  if (isKnown && name === '' && !isProductID(id)) return 'continuing';
  if (model !== '') seen.models.add(model);
  const [set, key] =
    id === '' ? [seen.rows, hash('sha1', JSON.stringify([...cells]), 'base64')] : [seen.ids, id];
  if (set.has(key)) return 'repeated';
  set.add(key);
  return 'first';
}

function withoutTimes({ deleted_at: _, ...product }: StoredProduct): CsvProduct {
  return product;
}
