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

/** Gives the browser a file to save. */
export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  openDownload(url, name);
  // The browser has begun to save it by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Loads an address that the server sends as a file: the page stays. */
export function openDownload(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
}
