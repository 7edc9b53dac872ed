import type { ProductSpec } from '@wbn/contract/business/product.ts';

/** Writes several entries in one cell: `valves | ball valves`; `\|` and `\\` are escapes. */
export function joinList(entries: readonly string[]): string {
  const cell = entries.map((entry) => entry.replace(/[\\|]/g, '\\$&')).join(' | ');
  // A trailing bar marks a single entry that contains a comma.
  return entries.length === 1 && looseSeparator.test(cell) ? `${cell} |` : cell;
}

const looseSeparator = /[,;\n，；、]/;

/** Splits a cell into its entries. `loose`: without a bar, commas and similar characters separate them too. */
export function splitList(cell: string, { loose = false } = {}): string[] {
  const parts =
    loose && !cell.includes('|')
      ? cell.split(looseSeparator)
      : [...cell.matchAll(/((?:\\[\\|]|[^|\n])*)(?:[|\n]|$)/g)].map(([, part = '']) =>
          part.replace(/\\([\\|])/g, '$1'),
        );
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** Writes specifications as lines `name: value`; a colon in a name becomes `\:`. */
export function joinSpecs(specs: readonly ProductSpec[]): string {
  const line = (text: string) => text.replace(/\s*[\r\n]+\s*/g, ' ');
  return specs.map(({ key, value }) => `${line(key).replace(/[\\:：]/g, '\\$&')}: ${line(value)}`).join('\n');
}

const specLine = /^((?:\\.|[^\\:：])*)[:：](.*)$/;

/** Reads the specifications of a cell; undefined when a line has another form. */
export function splitSpecs(cell: string): ProductSpec[] | undefined {
  const specs: ProductSpec[] = [];
  for (const line of cell.split(/\r\n|[\r\n]/)) {
    if (line.trim() === '') continue;
    const match = specLine.exec(line);
    if (!match) return undefined;
    specs.push({ key: (match[1] ?? '').replace(/\\([\\:：])/g, '$1'), value: match[2] ?? '' });
  }
  return specs;
}

/** Normalizes a text for comparison: without accents, case and surrounding spaces. */
export function foldCell(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

const yes = new Set([
  'yes',
  'y',
  'true',
  'si',
  's',
  '是',
  '有',
  'x',
  'in stock',
  'instock',
  'en stock',
  '有货',
]);
const no = new Set(
  'no,n,false,否,无,没有,out of stock,outofstock,backorder,onbackorder,sin stock,无货'.split(','),
);

/** Reads yes or no in four languages, or a number of pieces; undefined for anything else. */
export function readYesNo(text: string): boolean | undefined {
  const word = foldCell(text);
  if (/^-?\d{1,9}(?:[.,]\d{1,6})?$/.test(word)) return Number(word.replace(',', '.')) > 0;
  if (yes.has(word)) return true;
  return no.has(word) ? false : undefined;
}
