import { stringify } from 'csv-stringify/sync';
import { guardCell } from './csv-cells.ts';

/** Begins a file: without it Excel takes UTF-8 for the code page of the country. */
export const byteOrderMark = '\uFEFF';

/**
 * Records of RFC 4180 with CRLF. A cell that a spreadsheet would take for a formula is guarded; quoted is whatever any reader may take
 * for the end of a cell or a record, bare LF, CR, semicolons and tabs too.
 */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return stringify(
    rows.map((row) => row.map(guardCell)),
    { record_delimiter: '\r\n', quoted_match: /[\r\n;\t]/ },
  );
}
