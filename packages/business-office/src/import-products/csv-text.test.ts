import { expect, it } from 'vitest';
import { csvText } from './csv-text.ts';

it('quotes what needs quotes, and leaves no formula', () => {
  expect(
    csvText([
      ['a', 'b "c"', '=1+1'],
      ['x;y', 'two\nlines', ''],
    ]),
  ).toBe(`\uFEFFa,"b ""c""",'=1+1\r\n"x;y","two\nlines",\r\n`);
});
