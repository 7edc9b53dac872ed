import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { csvFileProblems } from '@wbn/contract/business/csv-file-problems.ts';
import { unguardCell } from '@wbn/contract/business/csv-text.ts';
import { headersLimit, type ProductColumn } from '@wbn/contract/business/import-products.ts';
import { CallError } from '@wbn/host/errors/call-error.ts';
import { CsvError, parse } from 'csv-parse';
import { csvProblem } from './csv-encoding.ts';
import { currencyOfHeader, type HeaderMapping, type MappedHeaders, mapHeaders } from './map-headers.ts';
import { createLineReader } from './shop-lines.ts';

const quote = 0x22;
const lineFeed = 0x0a;
const carriageReturn = 0x0d;

/**
 * Passes the bytes of a CSV through and counts the cells of each record. Without it the parser would first create a
 * value for every cell: twenty million for 20 MB of separators. Throws CallError when a record has too many.
 */
function limitColumns(delimiter: string) {
  const separator = delimiter.charCodeAt(0);
  return async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let cells = 1;
    let quoted = false;
    let atStart = true;
    for await (const bytes of source) {
      for (const byte of bytes) {
        if (quoted) {
          // A doubled quote closes and reopens the cell, with the same result.
          if (byte === quote) {
            quoted = false;
            atStart = true;
          }
        } else if (byte === quote) quoted = atStart;
        else if (byte === separator) {
          atStart = true;
          cells += 1;
          if (cells > headersLimit) throw csvProblem(csvFileProblems.tooManyColumns);
        } else if (byte === lineFeed || byte === carriageReturn) {
          atStart = true;
          cells = 1;
        } else atStart = false;
      }
      yield bytes;
    }
  };
}

/** More than any header line has, in bytes. */
const headLength = 64 * 1024;
/** Limits the damage of a quote that is never closed. */
const recordLimit = 1_000_000;

/**
 * Yields the records of a CSV, the header first, as they are read from the disk. The header line determines the
 * separator. Throws CallError when a quote is not closed.
 */
export async function* readRecords(path: string): AsyncGenerator<string[]> {
  const { delimiter, firstLine } = recogniseDelimiter(await readHead(path));
  const parser = parse({
    delimiter,
    from_line: firstLine,
    // Accepts `5" pipe` without quotes around it.
    relax_quotes: true,
    relax_column_count: true,
    max_record_size: recordLimit,
  });
  // Errors also end the parser, and the loop below throws them.
  pipeline(createReadStream(path), limitColumns(delimiter), parser, () => undefined);
  try {
    for await (const record of parser) yield record as string[];
  } catch (error) {
    throw error instanceof CsvError ? csvProblem(csvFileProblems.quotes) : error;
  } finally {
    parser.destroy();
  }
}

/** Recognizes the separator by the header line; Excel may name it in a first line `sep=;`. */
export function recogniseDelimiter(head: string): { delimiter: string; firstLine: number } {
  const declared = /^sep=([,;\t|])\r?\n/i.exec(head)?.[1];
  if (declared) return { delimiter: declared, firstLine: 2 };
  const [line = ''] = head.replace(/"(?:[^"]|"")*"/g, '').split(/[\r\n]/, 1);
  const count = (separator: string) => line.split(separator).length;
  const [delimiter = ','] = [',', ';', '\t', '|'].toSorted((one, other) => count(other) - count(one));
  return { delimiter, firstLine: 1 };
}

async function readHead(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headLength), 0, headLength, 0);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await file.close();
  }
}

export interface OpenFile extends MappedHeaders {
  readonly headers: readonly string[];
  /** Currency of amounts without one; '' when unknown. */
  readonly currency: string;
  /** The records after the header. */
  readonly records: AsyncGenerator<string[]>;
}

interface Csv {
  /** The received file. */
  readonly path: string;
  /** The caller's mapping: column by header. */
  readonly wanted: Readonly<Record<string, string>>;
  /** As given by the caller. */
  readonly currency?: string | undefined;
}

/** Reads the header of a file. Throws CallError when there is none. */
export async function openCsv({ path, wanted, currency = '' }: Csv): Promise<OpenFile> {
  const records = readRecords(path);
  const first = await records.next();
  const headers: string[] = first.done ? [] : first.value.map((header) => header.trim());
  if (headers.every((header) => header === '')) throw csvProblem(csvFileProblems.empty);
  if (headers.length > headersLimit) throw csvProblem(csvFileProblems.tooManyColumns);
  const mapped = mapHeaders(headers, wanted);
  const amounts = headers.find((header) => mapped.mapping[header] === 'priceAmount');
  return { headers, ...mapped, currency: currency || (currencyOfHeader(amounts) ?? ''), records };
}

export function headersByColumn({
  headers,
  mapping,
}: Pick<OpenFile, 'headers' | 'mapping'>): ReadonlyMap<ProductColumn, string> {
  return new Map(
    headers.flatMap((header) => {
      const column = mapping[header];
      return column ? [[column, header]] : [];
    }),
  );
}

/** Yields the first records and leaves the rest to be read. */
export async function* firstRecords(
  records: AsyncGenerator<string[]>,
  most: number,
): AsyncGenerator<string[]> {
  for (let taken = 0; taken < most; taken += 1) {
    const next = await records.next();
    if (next.done) return;
    yield next.value;
  }
}

/**
 * Counts the records that are not empty. Throws PayloadTooLarge when more than `most` were read, including `passed`
 * earlier ones.
 */
export async function countRecords(
  records: AsyncIterable<string[]>,
  { passed = 0, most }: { readonly passed?: number; readonly most: number },
): Promise<number> {
  let all = passed;
  let count = 0;
  for await (const record of records) {
    all += 1;
    // Empty records count too, because they are read.
    if (all > most) throw tooManyRows(most);
    if (!isEmpty(record)) count += 1;
  }
  return count;
}

/** A row of the file that is not empty. */
export interface FileRow {
  /** From 1 for the first row after the header. */
  readonly row: number;
  readonly cells: ReadonlyMap<ProductColumn, string>;
  /** Has text beyond the last header. */
  readonly tooLong: boolean;
  /**
   * What the row is instead of a product: `merged`: a variant whose values its product above has taken; `variant`: one
   * whose product is not near; `translation`: a product above in another language.
   */
  readonly part?: 'merged' | 'variant' | 'translation';
}

/** Rows that are looked up and stored together. */
export const batchSize = 200;

/**
 * Yields the rows after the header in batches, without empty rows and trailing empty cells. Throws PayloadTooLarge
 * when there are more than `most`, empty ones included.
 */
export async function* batchRows(
  {
    headers,
    mapping,
    records,
  }: { headers: readonly string[]; mapping: HeaderMapping; records: AsyncIterable<string[]> },
  most: number,
  size = batchSize,
): AsyncGenerator<FileRow[]> {
  const columns = headers.map((header) => mapping[header] ?? null);
  const reader = createLineReader(headers, mapping);
  let row = 0;
  let batch: FileRow[] = [];
  for await (const record of records) {
    row += 1;
    // Empty rows count too, because they are read.
    if (row > most) throw tooManyRows(most);
    if (isEmpty(record)) continue;
    const cells = new Map<ProductColumn, string>();
    for (const [at, column] of columns.entries()) {
      const cell = record[at];
      if (column && cell !== undefined) cells.set(column, unguardCell(cell));
    }
    const tooLong = record.slice(columns.length).some((cell) => cell.trim() !== '');
    const line = reader.read(record, cells);
    // A product and its variants stay in one batch, as far as there is room.
    if (batch.length >= (line.isFirst ? size : 2 * size)) {
      yield batch;
      batch = [];
      reader.close();
    }
    const part = reader.place(line);
    batch.push({ row, cells, tooLong, ...(part && { part }) });
  }
  if (batch.length > 0) yield batch;
}

function isEmpty(record: readonly string[]): boolean {
  return record.every((cell) => cell.trim() === '');
}

function tooManyRows(most: number): CallError {
  const rows = most.toLocaleString('en');
  const problem = `has too many rows: at most ${rows} are taken; send the rest in a second file`;
  return new CallError('PayloadTooLarge', `The file ${problem}.`, { file: problem });
}
