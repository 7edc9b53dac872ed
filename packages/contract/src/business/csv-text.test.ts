import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { csvText, guardCell, unguardCell } from './csv-text.ts';

const cells = [
  ['two\nlines', 'plain'],
  ['Bore: 25 mm\n=cmd|calc', 'b'],
  ['one\rtwo', 'semi;colon', 'tab\tulator'],
  ['=1', 'a;=1', 'a\t@1', "'=1", 'a "quoted" one', 'comma, here', ''],
];
const formula = /^[=+\-@＝＋－＠]/;

it.each([',', ';', '\t'])(
  'gives other readers no formula, whatever they take for a separator: %j',
  (delimiter) => {
    const { data } = Papa.parse<string[]>(csvText(cells), { delimiter, quoteChar: '"' });
    expect(data.flat().filter((cell) => formula.test(cell))).toEqual([]);
  },
);

it('gives other readers the same cells', () => {
  const { data, errors } = Papa.parse<string[]>(csvText(cells), { newline: '\r\n', skipEmptyLines: true });
  expect(errors).toEqual([]);
  expect(data.map((row) => row.map(unguardCell))).toEqual(cells);
});

it('starts no line with a formula for readers that split lines and cells without looking at quotes', () => {
  const parts = csvText(cells).split(/[\r\n;\t]/);
  expect(parts.filter((part) => formula.test(part))).toEqual([]);
  expect(csvText([['two\nlines']])).toBe('"two\nlines"\r\n');
});

it.each([
  '=1+1',
  "'=1+1",
  "''@x",
  '+49',
  '-40',
  '\tx',
  '＝1',
  "it's",
  'plain',
  '',
  "'",
  "'plain",
  'a;=1',
  "a\t'-1;\n+1",
  '\t=1',
  '\r\n@x',
  'a\r=1\n＝2',
])('guards %j and reads it back', (text) => {
  expect(guardCell(text)).not.toMatch(/^[\t\r\n]|(?:^|[;\t\r\n])[=+\-@＝＋－＠]/);
  expect(unguardCell(guardCell(text))).toBe(text);
});

it('leaves text unchanged that no spreadsheet runs', () => {
  expect(["it's", 'a=b', "'plain"].map(guardCell)).toEqual(["it's", 'a=b', "'plain"]);
});
