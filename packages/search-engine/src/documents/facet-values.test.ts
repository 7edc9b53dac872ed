import { facetPatterns } from '@wbn/contract/search/facet-patterns.ts';
import { facetRanges, priceRanges } from '@wbn/contract/search/facet-values.ts';
import { expect, it } from 'vitest';
import { certificateName, certificateSlug } from './certificate-slug.ts';
import { priceRangeOf, rangeOf, rangesOf } from './facet-ranges.ts';
import { leadTimeDays } from './read-searchables.ts';

it.each([
  ['ISO 9001:2015', 'iso-9001', 'ISO 9001'],
  ['ISO9001', 'iso-9001', 'ISO 9001'],
  ['iso 9001:2015, cut-and-bend reinforcement', 'iso-9001', 'ISO 9001'],
  ['ISO/IEC 27001:2022', 'iso-27001', 'ISO 27001'],
  ['ISO 10218-1:2025 conformity, Nv series', 'iso-10218-1', 'ISO 10218-1'],
  ['IATF 16949', 'iatf-16949', 'IATF 16949'],
  ['HACCP Codex, pulse processing', 'haccp', 'HACCP'],
  ['CE declaration, Machinery Directive', 'ce', 'CE'],
  ['BRC Food Safety', 'brcgs', 'BRCGS'],
  ['GLOBALG.A.P.', 'globalgap', 'GlobalGAP'],
  [
    'Corporate customs broker licence',
    'corporate-customs-broker-licence',
    'Corporate customs broker licence',
  ],
])('the certificate %s is %s, shown as %s', (name, slug, shown) => {
  expect(certificateSlug(name)).toBe(slug);
  expect(facetPatterns.certificates.test(slug)).toBe(true);
  expect(certificateName(slug)).toBe(shown);
});

it('gives a certificate without Latin letters no value of its own', () => {
  expect(certificateSlug('有机产品认证')).toBe('');
});

it.each([
  ['3 weeks', 21],
  ['1 week', 7],
  ['10-14 working days', 14],
  ['2 to 3 weeks', 21],
  ['de 2 a 4 semanas', 28],
  ['2 settimane', 14],
  ['45 天', 45],
  ['3个月', 90],
  ['24 hours', 1],
  ['1.5 weeks', 11],
  ['In stock', 1],
  ['Next day ex Perth', 1],
  ['ask us', undefined],
  ['', undefined],
])('the lead time %j is %j days', (text, days) => {
  expect(leadTimeDays(text)).toBe(days);
});

it('finds the one range of a number, and all ranges that overlap a range', () => {
  const { employees, established, leadTime, minimumOrder } = facetRanges;
  expect([1, 10, 11, 5_000, undefined].map((value) => rangeOf(employees, value))).toEqual([
    ['1-10'],
    ['1-10'],
    ['11-50'],
    ['1001-'],
    [],
  ]);
  expect([1850, 1980, 2030].map((year) => rangeOf(established, year))).toEqual([
    ['-1979'],
    ['1980-1999'],
    ['2020-'],
  ]);
  expect(rangeOf(leadTime, 0)).toEqual(['-7']);
  expect(rangeOf(minimumOrder, 2)).toEqual(['2-10']);
  expect(rangesOf(employees, { min: 40, max: 60 })).toEqual(['11-50', '51-200']);
  expect(rangesOf(employees, { min: 600 })).toEqual(['501-1000']);
  expect(rangesOf(employees, null)).toEqual([]);
});

it('finds the range of a price in whole units of its currency', () => {
  const of = (amount: number, currency: string) => priceRangeOf({ amount, currency });
  expect(of(999, 'USD')).toEqual(['USD-10']);
  expect(of(1_000, 'USD')).toEqual(['USD-10']);
  expect(of(4_200, 'EUR')).toEqual(['EUR10-100']);
  expect(of(150_000, 'JPY')).toEqual(['JPY100000-']);
  for (const range of priceRanges) expect(facetPatterns.price.test(`AUD${range}`)).toBe(true);
});
