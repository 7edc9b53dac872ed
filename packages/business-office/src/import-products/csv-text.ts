/** What a spreadsheet would run as a formula (OWASP, CSV injection). */
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** A CSV for spreadsheets: with a byte order mark, since Excel else takes UTF-8 for something else, and without formulas. */
export function csvText(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((row) => row.map(csvCell).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

function csvCell(text: string): string {
  const cell = formula.test(text) ? `'${text}` : text;
  return /[",;\r\n\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
