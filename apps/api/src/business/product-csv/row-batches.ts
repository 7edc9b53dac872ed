import { unguardCell } from '@wbn/contract/business/csv-text.ts';
import type { ProductColumn } from '@wbn/contract/business/import-products.ts';
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

/** Rows that are looked up and stored together. */
export const usualBatch = 200;

interface Table {
  readonly headers: readonly string[];
  readonly mapping: HeaderMapping;
  readonly records: AsyncIterable<string[]>;
}

/**
 * The rows behind the header, some at a time; empty ones are left out, cells that are missing at the end too. Throws PayloadTooLarge when
 * there are more than `most`, empty ones included.
 */
export async function* batchRows(
  { headers, mapping, records }: Table,
  most: number,
  size = usualBatch,
): AsyncGenerator<FileRow[]> {
  const columns = headers.map((header) => mapping[header] ?? null);
  let row = 0;
  let batch: FileRow[] = [];
  for await (const record of records) {
    row += 1;
    // Empty ones are read too.
    if (row > most) throw tooManyRows(most);
    if (isEmpty(record)) continue;
    const cells = new Map<ProductColumn, string>();
    for (const [at, column] of columns.entries()) {
      const cell = record[at];
      if (column && cell !== undefined) cells.set(column, unguardCell(cell));
    }
    const tooLong = record.slice(columns.length).some((cell) => cell.trim() !== '');
    batch.push({ row, cells, tooLong });
    if (batch.length === size) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}

export function isEmpty(record: readonly string[]): boolean {
  return record.every((cell) => cell.trim() === '');
}

export function tooManyRows(most: number): CallError {
  const rows = most.toLocaleString('en');
  const problem = `has too many rows: at most ${rows} are taken; send the rest in a second file`;
  return new CallError('PayloadTooLarge', `The file ${problem}.`, { file: problem });
}
