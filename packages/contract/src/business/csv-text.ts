/** Starts a file so that Excel reads it as UTF-8 instead of the code page of the country. */
export const byteOrderMark = '\uFEFF';

/**
 * Positions where a spreadsheet would start a formula (OWASP, CSV injection), full-width signs included: the start of
 * a cell, and after characters that another reader may treat as a cell separator. Apostrophes that this guard added
 * earlier may precede the sign.
 */
const formula = /(?<=^|[;\t\r\n])(?='*[=+\-@＝＋－＠])|^(?='*[\t\r\n])/g;
const guarded = /(?<=^|[;\t\r\n])'(?='*[=+\-@＝＋－＠])|^'(?='*[\t\r\n])/g;

/** Puts an apostrophe before what a spreadsheet would run as a formula. */
export function guardCell(text: string): string {
  return text.replace(formula, "'");
}

/** Removes exactly the apostrophes that `guardCell` added. */
export function unguardCell(text: string): string {
  return text.replace(guarded, '');
}

/**
 * Records of RFC 4180 with CRLF. Cells that a spreadsheet would run as a formula are guarded; cells with anything
 * that some reader may treat as a separator (also bare LF, CR, semicolon, tab) are quoted.
 */
export function csvText(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
}

function csvCell(text: string): string {
  const cell = guardCell(text);
  return /[",;\r\n\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
