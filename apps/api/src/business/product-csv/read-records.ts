import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { csvFileProblems } from '@wbn/contract/business/csv-file-problems.ts';
import { CsvError, parse } from 'csv-parse';
import { limitColumns } from './limit-columns.ts';
import { csvProblem } from './receive-csv.ts';

/** Longer than any header line. */
const headLength = 64 * 1024;
/** A cell that was never closed does not swallow the file. */
const recordLimit = 1_000_000;

/**
 * The records of a CSV, the header first, as they are read from the disk. What parts them is taken from the header line. Throws CallError
 * when a quote is not closed.
 */
export async function* readRecords(path: string): AsyncGenerator<string[]> {
  const { delimiter, firstLine } = recogniseDelimiter(await readHead(path));
  const parser = parse({
    delimiter,
    from_line: firstLine,
    // `5" pipe` without quotes around it is read as it stands.
    relax_quotes: true,
    relax_column_count: true,
    max_record_size: recordLimit,
  });
  // A failure also ends the parser with the same error, which the loop throws.
  pipeline(createReadStream(path), limitColumns(delimiter), parser, () => undefined);
  try {
    for await (const record of parser) yield record as string[];
  } catch (error) {
    throw error instanceof CsvError ? csvProblem(csvFileProblems.quotes) : error;
  } finally {
    parser.destroy();
  }
}

/** By the header line alone; Excel may say it in a line `sep=;` of its own. */
export function recogniseDelimiter(head: string): { delimiter: string; firstLine: number } {
  const said = /^sep=([,;\t|])\r?\n/i.exec(head)?.[1];
  if (said) return { delimiter: said, firstLine: 2 };
  const [line = ''] = head.replace(/"(?:[^"]|"")*"/g, '').split(/[\r\n]/, 1);
  const count = (separator: string) => line.split(separator).length;
  const [delimiter = ','] = [',', ';', '\t'].toSorted((one, other) => count(other) - count(one));
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
