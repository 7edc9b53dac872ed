import { readFileSync } from 'node:fs';
import { businessProblems } from '@wbn/contract/business/business-problems.ts';
import { csvFileProblems } from '@wbn/contract/business/csv-file-problems.ts';
import { importProblems } from '@wbn/contract/business/import-problems.ts';
import { csvEncodings } from '@wbn/contract/business/import-products.ts';
import { businessPhone, day, email, website } from '@wbn/contract/business/saved-fields.ts';
import { languages } from '@wbn/contract/shared/language.ts';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readCatalog } from '../../catalog/catalog.ts';
import { currencies } from '../../catalog/reference/code-lists.ts';
import type { RowCells } from './product-cells.ts';
import { readRow } from './read-row.ts';

const catalog = readCatalog();
const read = (cells: Record<string, string>, language: (typeof languages)[number] = 'en') =>
  readRow(new Map(Object.entries({ name: 'Pump', ...cells })) as RowCells, undefined, {
    catalog,
    language,
    photos: new Map(),
    currency: 'USD',
    shopChoices: new Map(),
    emptiesCells: false,
  });
const adviceOf = (text: string, pattern: RegExp) => pattern.exec(text)?.slice(1) ?? [];

/** The API's texts and the page's texts in each language. */
const wordings = [
  ['API', importProblems] as const,
  ...languages.map((language) => {
    const path = `../../../../../packages/business-office/src/locales/own-products/${language}.json`;
    return [
      language,
      JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')).importProblem,
    ] as const;
  }),
];

describe.each(wordings)('cells that follow the advice of an error are accepted: %s', (_, texts) => {
  it('amounts and tiers in every currency', () => {
    const [amount = ''] = adviceOf(texts.amount, /([\d.,]*\d)/);
    const [tiers = ''] = adviceOf(texts.tiers, /(\d+: .*\d)/);
    for (const { code } of currencies.all('en')) {
      const { problems } = read({ priceAmount: amount, priceCurrency: code, priceTiers: tiers });
      expect([code, problems]).toEqual([code, []]);
    }
  });

  it('currency, status, stock, specifications and an EAN of each length', () => {
    const [currency = ''] = adviceOf(texts.currency, /\b([A-Z]{3})\b(?!.*[A-Z]{3})/);
    const statuses = adviceOf(
      texts.status,
      /(?:must be|debe ser|deve essere|必须是) ?(.+?) ?(?:or|o|或) ?([^ ]+)$/,
    );
    const stocks = adviceOf(
      texts.stock,
      /(?:must be|debe ser|deve essere|必须是) ?“?(.+?)”? ?(?:or|o|或) ?“?([^ ”]+)”?$/,
    );
    const [specs = ''] = adviceOf(texts.specs, /['«“](.+?)['»”]/);
    expect(read({ priceAmount: '1', priceCurrency: currency }).problems).toEqual([]);
    expect(statuses.map((status) => read({ status }).change.status)).toEqual(['draft', 'published']);
    expect(stocks.map((stock) => read({ stock }).change.stock)).toEqual([true, false]);
    expect(read({ specs }).problems).toEqual([]);
    for (const ean of ['96385074', '036000291452', '4006381333931', '14006381333938']) {
      expect(texts.ean).toContain(String(ean.length));
      expect(read({ ean }).problems).toEqual([]);
    }
  });
});

it('form fields that follow the advice of an error are accepted', () => {
  const last = (words: string) => adviceOf(words, /such as (.+)$/)[0] ?? '';
  const [, countryCode = '', businessPhoneNumber = ''] =
    /^(\+\d+) (.+)$/.exec(last(businessProblems.phone)) ?? [];
  expect(z.safeParse(businessPhone, { countryCode, businessPhoneNumber }).success).toBe(true);
  expect(z.safeParse(email, last(businessProblems.email)).success).toBe(true);
  expect(z.safeParse(website, last(businessProblems.website)).success).toBe(true);
  expect(z.safeParse(day, last(businessProblems.date)).success).toBe(true);
  expect(csvEncodings).toContain(adviceOf(csvFileProblems.encoding, /such as (\S+)$/)[0]);
});

describe('cells as people and shops write them', () => {
  it.each([
    ['zł 12,00', 1_200, 'PLN'],
    ['₹ 120', 12_000, 'INR'],
    ['₹1,00,000', 10_000_000, 'INR'],
    ['₩12000', 12_000, 'KRW'],
    ['12,00 Kč', 1_200, 'CZK'],
    ['$12.00 USD', 1_200, 'USD'],
    ['US $ 12', 1_200, 'USD'],
    ['R$ 1.850,50', 185_050, 'BRL'],
    ['120.– CHF', 12_000, 'CHF'],
    ['€１２', 1_200, 'EUR'],
    ['35,90\u00a0€', 3_590, 'EUR'],
  ])('PRD-16: reads the price %j', (priceAmount, amount, currency) => {
    const { change, problems } = read({ priceAmount, priceCurrency: currency });
    expect([problems, change.price]).toEqual([[], { amount, currency }]);
    if (!priceAmount.includes('$12'))
      expect(read({ priceAmount }).change.price).toEqual({ amount, currency });
  });

  it('PRD-16: reads a sign of several currencies only with the currency, and refuses the sign of another', () => {
    expect(read({ priceAmount: 'Rs. 120', priceCurrency: 'PKR' }).change.price?.currency).toBe('PKR');
    expect(read({ priceAmount: 'Rs. 120' }).problems).toMatchObject([{ code: 'amount' }]);
    expect(read({ priceAmount: 'zł 12', priceCurrency: 'EUR' }).problems).toMatchObject([{ code: 'amount' }]);
  });

  it.each([
    'on request',
    'Price on request',
    'POA',
    'P.O.A.',
    'auf Anfrage',
    'sur demande',
    'A consultar',
    '面议',
    '-',
    '0',
    '0,00',
    '€ 0.00',
  ])('PRD-16: %j is a price on request', (priceAmount) => {
    expect(read({ priceAmount, priceCurrency: 'EUR' })).toMatchObject({
      change: expect.objectContaining({ price: null }),
      problems: [],
    });
  });

  it.each([
    ['Unlimited', true],
    ['10+', true],
    ['> 10', true],
    ['1,250 pcs', true],
    ['in_stock', true],
    ['LimitedAvailability', undefined],
    ['auf Lager', true],
    ['https://schema.org/InStock', undefined],
    ['preorder', false],
    ['Pre-order', false],
    ['out_of_stock', false],
    ['0 pcs', false],
    ['épuisé', false],
    ['售罄', false],
    ['perhaps', undefined],
  ])('PRD-16: reads the stock %j as %s', (stock, expected) => {
    const { change, problems } = read({ stock });
    expect(change.stock).toBe(expected);
    expect(problems.map(({ code }) => code)).toEqual(expected === undefined ? ['stock'] : []);
  });

  it.each(['#N/A', 'NULL', '#NAME?', '#REF!', '#NV', '#¿NOMBRE?', '(null)', '######'])(
    'PRD-16: refuses %j as a name, and leaves such cells out elsewhere',
    (cell) => {
      expect(read({ name: cell })).toMatchObject({
        change: {},
        problems: [{ column: 'name', code: 'noValue', value: cell, onlyCell: false }],
      });
      const { change, problems } = read({ brand: cell, priceAmount: cell, ean: cell });
      expect(change).toEqual({ name: 'Pump' });
      expect(problems.map(({ code, onlyCell }) => [code, onlyCell])).toEqual(
        Array(3).fill(['noValue', true]),
      );
    },
  );

  it('PRD-16: names that only resemble an error are names', () => {
    for (const name of ['Null modem cable', '#1 valve', 'N/A converter', 'Nan bread'])
      expect(read({ name }).problems).toEqual([]);
  });
});
