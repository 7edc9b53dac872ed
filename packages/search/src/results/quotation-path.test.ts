import type { SearchCondition } from '@wbn/contract/search/search-reply.ts';
import { expect, it } from 'vitest';
import { quotationPath } from './quotation-path.ts';
import { anySearch } from './search-address.ts';
import type { FoundOutcome } from './search-outcome.ts';

const found = { mode: 'business', total: 0, results: [], facets: [], tabs: [] } as unknown as FoundOutcome;
const address = { ...anySearch, search: 'ball valves', countries: ['IT', 'DE'], certificate: ['iso-9001'] };
const condition = (kind: SearchCondition['kind'], filter: SearchCondition['filter']): SearchCondition => ({
  ...{ kind, filter, typed: '', text: '', without: '' },
});
const path = '/request-quotation?search=ball+valves';
const filters = 'countries=IT%2CDE&certificate=iso-9001';

it('RFQ-01: carries words and filters of a search that found little to the form', () => {
  expect(quotationPath(address, found)).toBe(`${path}&${filters}`);
  expect(quotationPath({ ...address, category: ['0004.02'] }, { ...found, total: 4 })).toBe(
    `${path}&category=0004.02&${filters}`,
  );
  // Of many results none has all the words; the category comes from the words.
  const recognised = { category: { id: '0004.03', name: 'Valves', counts: {} } };
  expect(quotationPath(address, { ...found, total: 80, full: 0, recognised })).toBe(
    `${path}&category=0004.03&${filters}`,
  );
  // Places and certificates come from the words, too.
  const conditions = [
    condition('place', { name: 'countries', values: ['SE', 'DE'] }),
    condition('certificate', { name: 'certificates', values: ['iso-9001', 'atex'] }),
  ];
  expect(quotationPath(address, { ...found, recognised: { conditions } })).toBe(
    `${path}&countries=IT%2CDE%2CSE&certificate=iso-9001%2Catex`,
  );
});

it('RFQ-07: carries the companies that it found to the form, each once', () => {
  const results = ['a', 'b', 'a'].map((businessID) => ({ businessProfile: { businessID } }));
  for (const mode of ['business', 'product'])
    expect(quotationPath(address, { ...found, mode, total: 3, results } as unknown as FoundOutcome)).toBe(
      `${path}&${filters}&found=a%2Cb`,
    );
});

it('offers nothing for enough results, further pages, people, and searches without words and category', () => {
  for (const [asked, outcome] of [
    [address, { ...found, total: 5 }],
    [{ ...address, page: 2 }, found],
    [address, { ...found, mode: 'user' }],
    [address, { mode: 'business', failed: true }],
    [{ ...address, search: '' }, found],
  ] as Parameters<typeof quotationPath>[])
    expect(quotationPath(asked, outcome)).toBeUndefined();
});
