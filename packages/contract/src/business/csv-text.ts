/** Begins a file: without it Excel takes UTF-8 for the code page of the country. */
export const byteOrderMark = '\uFEFF';

/**
 * Where a spreadsheet would begin a formula (OWASP, CSV injection), full-width signs included: at the start of a cell, and behind what
 * parts cells in one that was set to another separator. Before that may stand what this guard has made.
 */
const formula = /(?<=^|[;\t\r\n])(?='*[=+\-@＝＋－＠])|^(?='*[\t\r\n])/g;
const guarded = /(?<=^|[;\t\r\n])'(?='*[=+\-@＝＋－＠])|^'(?='*[\t\r\n])/g;

/** Puts an apostrophe before what a spreadsheet would run as a formula. */
export function guardCell(text: string): string {
  return text.replace(formula, "'");
}

/** Takes away exactly what `guardCell` has put there. */
export function unguardCell(text: string): string {
  return text.replace(guarded, '');
}

/**
 * Records of RFC 4180 with CRLF. A cell that a spreadsheet would take for a formula is guarded; quoted is whatever any reader may take
 * for the end of a cell or a record, bare LF, CR, semicolons and tabs too.
 */
export function csvText(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
}

function csvCell(text: string): string {
  const cell = guardCell(text);
  return /[",;\r\n\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
