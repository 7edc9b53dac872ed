import { hash } from 'node:crypto';
import { type ImportProblem, importProblems } from '@wbn/contract/business/import-problems.ts';
import { type ProductColumn, problemsTold, type RowProblem } from '@wbn/contract/business/import-products.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { insertProducts, type StoredProduct, selectProducts, updateProducts } from './import-products.sql.ts';
import type { CellTexts, CsvProduct, RowTexts } from './product-cells.ts';
import type { FileRow } from './read-csv.ts';
import { findPhotos, type NamedPhoto, type PhotoSearch } from './read-photos.ts';
import { readRow } from './read-row.ts';

const longestValue = 120;

interface Found {
  readonly row: number;
  /** Header of the file. */
  readonly column: string;
  readonly code: ImportProblem;
  readonly value?: string | undefined;
  /** Instead of the words of the code. */
  readonly words?: string;
}

/** Counts what becomes of the rows of a file, and keeps the first problems. */
export class ImportReport {
  rows = 0;
  created = 0;
  updated = 0;
  unchanged = 0;
  problemCount = 0;
  readonly problems: RowProblem[] = [];
  readonly #kept: number;

  constructor(kept: number = problemsTold) {
    this.#kept = kept;
  }

  tell({ row, column, code, value, words = importProblems[code] }: Found): void {
    this.problemCount += 1;
    if (this.problems.length >= this.#kept) return;
    this.problems.push({ row, column, code, problem: words, ...(value ? { value: cut(value) } : {}) });
  }
}

function cut(text: string): string {
  return text.length <= longestValue ? text : `${text.slice(0, longestValue - 1).toWellFormed()}…`;
}

interface ImportRun extends CellTexts, Pick<PhotoSearch, 'storedAddress'> {
  /** The transaction, or for a dry run the database. */
  readonly db: Kysely<Database>;
  readonly businessID: string;
  readonly dryRun: boolean;
  /** `used` goes with the rows. */
  readonly slots: { used: number; readonly total: number };
  readonly report: ImportReport;
  /** Header of the file by column. */
  readonly headerOf: ReadonlyMap<ProductColumn, string>;
}

/** What must be remembered from batch to batch. */
export interface Seen {
  readonly ids: Set<string>;
  /** Hashes of rows for new products. */
  readonly rows: Set<string>;
}

export const nothingSeen = (): Seen => ({ ids: new Set(), rows: new Set() });

const noProduct: CsvProduct = {
  id: '',
  status: 'published',
  name: '',
  model: null,
  brand: null,
  ean: null,
  description: null,
  keywords: [],
  specs: [],
  main_image: null,
  photos: [],
  videos: [],
  industry_id: null,
  category_id: null,
  sub_category_id: null,
  lead_time: null,
  stock: null,
  price: null,
  minimum_order: null,
};

/** Reads rows batch by batch and, unless it is a dry run, stores them: one look-up and two writes for each. Gives the ids stored. */
export async function importBatches(
  run: ImportRun,
  batches: AsyncIterable<FileRow[]> | Iterable<FileRow[]>,
  seen: Seen = nothingSeen(),
): Promise<string[]> {
  const photos = new Map<string, NamedPhoto>();
  const stored: string[] = [];
  for await (const batch of batches) {
    run.report.rows += batch.length;
    await findPhotos(run, batch, photos);
    const { created, updated } = await readBatch({ ...run, photos }, batch, seen);
    if (run.dryRun) continue;
    if (created.length > 0)
      await insertProducts.run(run.db, { businessID: run.businessID, products: created });
    if (updated.length > 0) await updateProducts.run(run.db, { products: updated });
    stored.push(...created.map(({ id }) => id), ...updated.map(({ id }) => id));
  }
  return stored;
}

async function readBatch(run: BatchRun, batch: readonly FileRow[], seen: Seen) {
  const ids = batch.map(({ cells }) => idOf(cells)).filter((id) => id !== '');
  const found =
    ids.length > 0
      ? await selectProducts.all(run.db, { businessID: run.businessID, ids, lock: !run.dryRun })
      : [];
  const products = new Map(found.map((product) => [product.id, product]));
  const created: CsvProduct[] = [];
  const updated: CsvProduct[] = [];
  for (const row of batch) {
    const outcome = readOne(run, row, { seen, products });
    if (!outcome) continue;
    const { product, isNew } = outcome;
    if (isNew) {
      run.report.created += 1;
      created.push(product);
    } else {
      run.report.updated += 1;
      updated.push(product);
    }
  }
  return { created, updated };
}

interface BatchRun extends ImportRun, RowTexts {}

interface Known {
  readonly seen: Seen;
  readonly products: ReadonlyMap<string, StoredProduct>;
}

/** The product that a row makes or changes; undefined when it changes nothing or is wrong, which the report is told. */
function readOne(run: BatchRun, { row, cells, tooLong }: FileRow, { seen, products }: Known) {
  const { report, headerOf } = run;
  const id = idOf(cells);
  const tell = (code: keyof typeof importProblems, column?: ProductColumn, value?: string) => {
    const header = column ? (headerOf.get(column) ?? column) : '';
    report.tell({ row, column: header, code, value: value ?? (column && cells.get(column)) });
  };
  if (tooLong) return tell('tooManyCells');
  const product = products.get(id);
  if (id !== '' && !product) return tell('unknownProduct', 'productID');
  if (product?.deleted_at) return tell('deletedProduct', 'productID');
  if (isRepeated(seen, id, cells)) return tell('sameProduct', id === '' ? undefined : 'productID');
  const { change, problems } = readRow(cells, product && withoutTimes(product), run);
  for (const { column, code, value } of problems) tell(code, column, value);
  if (problems.length > 0) return undefined;
  if (product && Object.keys(change).length === 0) {
    report.unchanged += 1;
    return undefined;
  }
  const before = product ? withoutTimes(product) : { ...noProduct, id: newId() };
  const after = { ...before, ...change };
  if (!moveSlot(run, row, { from: product?.status ?? 'draft', to: after.status })) return undefined;
  return { product: after, isNew: !product };
}

type Status = CsvProduct['status'];

/** What is published takes the free slots in the order of the file, what becomes a draft frees one. False when none is left. */
function moveSlot(
  { report, slots }: ImportRun,
  row: number,
  { from, to }: { from: Status; to: Status },
): boolean {
  if (from === to) return true;
  if (to === 'draft') {
    slots.used -= 1;
    return true;
  }
  if (slots.used < slots.total) {
    slots.used += 1;
    return true;
  }
  const words = `${importProblems.noSlot}: ${slots.used} of ${slots.total} are taken`;
  report.tell({ row, column: '', code: 'noSlot', words });
  return false;
}

/** Remembers rows that an earlier run has stored. */
export function passRows(rows: readonly FileRow[], seen: Seen): void {
  for (const { cells, tooLong } of rows) if (!tooLong) isRepeated(seen, idOf(cells), cells);
}

/** A product can stand in a file once, and a new one is told by all that its row says. */
function isRepeated(seen: Seen, id: string, cells: FileRow['cells']): boolean {
  const [set, key] =
    id === '' ? [seen.rows, hash('sha1', JSON.stringify([...cells]), 'base64')] : [seen.ids, id];
  if (set.has(key)) return true;
  set.add(key);
  return false;
}

function idOf(cells: FileRow['cells']): string {
  return (cells.get('productID') ?? '').trim().toLowerCase();
}

function withoutTimes({ deleted_at: _, ...product }: StoredProduct): CsvProduct {
  return product;
}
