import { unguardCell } from '@wbn/contract/business/csv-text.ts';
import { type ProductColumn, rowsLimit } from '@wbn/contract/business/import-products.ts';
import { CallError } from '@wbn/host/errors/call-error.ts';
import type { HeaderMapping } from './map-headers.ts';

/** A row of the file that says something. */
export interface FileRow {
  /** From 1 behind the header. */
  readonly row: number;
  readonly cells: ReadonlyMap<ProductColumn, string>;
  /** Has text behind the last header. */
  readonly tooLong: boolean;
}

const batchSize = 200;

/** The rows behind the header, some at a time; empty ones are counted and left out, cells that are missing at the end too. */
export async function* batchRows(
  records: AsyncIterable<string[]>,
  headers: readonly string[],
  mapping: HeaderMapping,
): AsyncGenerator<FileRow[]> {
  const columns = headers.map((header) => mapping[header] ?? null);
  let row = 0;
  let batch: FileRow[] = [];
  for await (const record of records) {
    row += 1;
    // Empty ones are read too.
    if (row > rowsLimit) throw tooManyRows();
    if (record.every((cell) => cell.trim() === '')) continue;
    const cells = new Map<ProductColumn, string>();
    for (const [at, column] of columns.entries()) {
      const cell = record[at];
      if (column && cell !== undefined) cells.set(column, unguardCell(cell));
    }
    const tooLong = record.slice(columns.length).some((cell) => cell.trim() !== '');
    batch.push({ row, cells, tooLong });
    if (batch.length === batchSize) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}

function tooManyRows(): CallError {
  const most = rowsLimit.toLocaleString('en');
  const problem = `has too many rows: at most ${most} are taken at once; send the rest in a second file`;
  return new CallError('PayloadTooLarge', `The file ${problem}.`, { file: problem });
}
