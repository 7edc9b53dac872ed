/** A time as commands print it: `2026-11-23T08:00Z`. */
export const at = (time: Date | string): string =>
  `${(typeof time === 'string' ? time : time.toISOString()).slice(0, 16)}Z`;

/** A text of people, marked so that no line of it looks like one of the command's. */
export const quoted = (text: string): string[] => text.split('\n').map((line) => `  | ${line}`);

/** The start of a text on one line. */
export function oneLine(text: string, length = 120): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > length ? `${line.slice(0, length - 1).toWellFormed()}…` : line;
}

/** Rows of a list that fit a terminal; the others follow when these are decided. */
export const mostRows = 50;

/** A title with indented lines; nothing without lines. */
export const list = (title: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? [title, ...lines.map((line) => `  ${line}`)] : [];
