import { csvFileProblems } from '@wbn/contract/business/csv-file-problems.ts';
import { headersLimit, type ProductColumn } from '@wbn/contract/business/import-products.ts';
import { type HeaderMapping, mapHeaders } from './map-headers.ts';
import { readRecords } from './read-records.ts';
import { csvProblem } from './receive-csv.ts';
import { isEmpty, tooManyRows } from './row-batches.ts';

export interface OpenFile {
  readonly headers: readonly string[];
  readonly mapping: HeaderMapping;
  /** Behind the header. */
  readonly records: AsyncGenerator<string[]>;
}

interface Csv {
  /** The file as it was received. */
  readonly path: string;
  /** The caller's own mapping: column by header. */
  readonly wanted: Readonly<Record<string, string>>;
}

/** Reads the header of a file. Throws CallError when there is none. */
export async function openCsv({ path, wanted }: Csv): Promise<OpenFile> {
  const records = readRecords(path);
  const first = await records.next();
  const headers: string[] = first.done ? [] : first.value.map((header) => header.trim());
  if (headers.every((header) => header === '')) throw csvProblem(csvFileProblems.empty);
  if (headers.length > headersLimit) throw csvProblem(csvFileProblems.tooManyColumns);
  return { headers, mapping: mapHeaders(headers, wanted), records };
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

/** The first records, and leaves the rest to be read. */
export async function* takeRecords(
  records: AsyncGenerator<string[]>,
  most: number,
): AsyncGenerator<string[]> {
  for (let taken = 0; taken < most; taken += 1) {
    const next = await records.next();
    if (next.done) return;
    yield next.value;
  }
}

/** How many of the records say something. Throws PayloadTooLarge when there are more than `most`, the `passed` before them included. */
export async function countRecords(
  records: AsyncIterable<string[]>,
  { passed = 0, most }: { readonly passed?: number; readonly most: number },
): Promise<number> {
  let all = passed;
  let count = 0;
  for await (const record of records) {
    all += 1;
    // Empty ones are read too.
    if (all > most) throw tooManyRows(most);
    if (!isEmpty(record)) count += 1;
  }
  return count;
}
