import { readFileSync } from 'node:fs';
import { productColumns } from '@wbn/contract/business/import-products.ts';
import { languages } from '@wbn/contract/shared/language.ts';
import { expect, it } from 'vitest';
import { findSameColumns, mapHeaders, recogniseHeader } from './map-headers.ts';
import { recogniseDelimiter } from './read-csv.ts';

it.each(languages)('recognizes the headers of the template in %s', (language) => {
  const path = `../../../../../packages/business-office/src/locales/own-products/${language}.json`;
  const texts = JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')).importColumn;
  expect(Object.keys(texts)).toEqual(productColumns);
  for (const column of productColumns)
    expect([texts[column], recogniseHeader(texts[column])?.column]).toEqual([texts[column], column]);
});

it.each([
  ['  PRODUCT_NAME ', 'name'],
  ['Nombre', 'name'],
  ['Descripción', 'description'],
  ['EAN / GTIN', 'ean'],
  ['Barcode', 'ean'],
  ['Prezzo (EUR)', 'priceAmount'],
  ['产品名称', 'name'],
  ['单价（美元）', 'priceAmount'],
  ['Sub-Category', 'subCategory'],
  ['priceAmount', 'priceAmount'],
  ['Warehouse', null],
  ['', null],
])('recognizes %j as %s', (header, column) => {
  expect(recogniseHeader(header)?.column ?? null).toBe(column);
});

it("prefers the caller's mapping, also over inherited properties of objects", () => {
  const headers = ['Name', '__proto__', 'constructor', 'Title'];
  const { mapping } = mapHeaders(headers, { Title: '', constructor: 'brand' });
  expect({ ...mapping }).toEqual({ Name: 'name', ['__proto__']: null, constructor: 'brand', Title: null });
  const both = mapHeaders(['Name', 'Title'], { Name: 'name', Title: 'name' });
  expect(findSameColumns(['Name', 'Title'], both.mapping)).toEqual([{ header: 'Title', column: 'name' }]);
});

it.each([
  ['a,b;c,d\n', ','],
  ['"a,b,c";d;e', ';'],
  ['a\tb', '\t'],
  ['a|b|c,d', '|'],
  ['a', ','],
  ['sep=|\r\na|b', '|'],
])('finds the separator of %j', (head, delimiter) => {
  expect(recogniseDelimiter(head).delimiter).toBe(delimiter);
});
