import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { unguardCell } from './csv-cells.ts';
import { writeCsv } from './write-csv.ts';

const cells = [
  ['two\nlines', 'plain'],
  ['Bore: 25 mm\n=cmd|calc', 'b'],
  ['one\rtwo', 'semi;colon', 'tab\tulator'],
  ['=1', 'a;=1', 'a\t@1', "'=1", 'a "quoted" one', 'comma, here', ''],
];
const formula = /^[=+\-@＝＋－＠]/;

it.each([',', ';', '\t'])(
  'a reader of another make finds no formula, whatever it takes for a separator: %j',
  (delimiter) => {
    const { data } = Papa.parse<string[]>(writeCsv(cells), { delimiter, quoteChar: '"' });
    expect(data.flat().filter((cell) => formula.test(cell))).toEqual([]);
  },
);

it('a reader of another make finds the same cells', () => {
  const { data, errors } = Papa.parse<string[]>(writeCsv(cells), { newline: '\r\n', skipEmptyLines: true });
  expect(errors).toEqual([]);
  expect(data.map((row) => row.map(unguardCell))).toEqual(cells);
});

it('no line of a file is a formula, for readers that part lines and cells without looking at quotes', () => {
  const parts = writeCsv(cells).split(/[\r\n;\t]/);
  expect(parts.filter((part) => formula.test(part))).toEqual([]);
  expect(writeCsv([['two\nlines']])).toBe('"two\nlines"\r\n');
});
