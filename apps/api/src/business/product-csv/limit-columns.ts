import { csvFileProblems } from '@wbn/contract/business/csv-file-problems.ts';
import { headersLimit } from '@wbn/contract/business/import-products.ts';
import { csvProblem } from './receive-csv.ts';

const quote = 0x22;
const lineFeed = 0x0a;
const carriageReturn = 0x0d;

/**
 * Lets the bytes of a CSV through and counts the cells of each record on the way. The parser makes a value of every cell before it
 * tells of the record: 20 MB of separators would be twenty million of them. Throws CallError at the first cell too many.
 */
export function limitColumns(delimiter: string) {
  const separator = delimiter.charCodeAt(0);
  return async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let cells = 1;
    let quoted = false;
    let atStart = true;
    for await (const bytes of source) {
      for (const byte of bytes) {
        if (quoted) {
          // A quote that is written twice closes here and opens again.
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
