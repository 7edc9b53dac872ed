import { describe, expect, it } from 'vitest';
import { onlyTotal } from '../fixtures/findings.ts';
import { resultsMeta, type Translate } from './results-meta.ts';
import { anySearch, type SearchAddress } from './search-address.ts';
import type { SearchOutcome } from './search-outcome.ts';

const t: Translate = (key, values = {}) =>
  [key, values.query, values.country, values.page, values.industry].filter(Boolean).join('|');
const countries = [{ value: 'AU', text: 'Australia' }];
const person = {
  userID: 'u',
  firstName: 'A',
  lastName: 'B',
  username: 'ab',
  reactions: { reactionCount: { like: 0 } },
};
const found: SearchOutcome = { mode: 'user', results: [person], ...onlyTotal(900) };

function metaOf(address: Partial<SearchAddress>, outcome: SearchOutcome = found) {
  const full: SearchAddress = { ...anySearch, ...address };
  return resultsMeta(t, { address: full, outcome, countries, editionLabel: 'Australia' });
}

describe('the metadata of a page of results', () => {
  it('names query and country when they are given', () => {
    expect(metaOf({}).title).toBe('results.titleWithoutQuery');
    expect(metaOf({ search: 'cork' }).title).toBe('results.title|cork');
    expect(metaOf({ countries: ['AU'] }).title).toBe('results.titleInCountry|Australia');
    expect(metaOf({ search: 'cork', countries: ['AU'] }).title).toBe(
      'results.titleQueryInCountry|cork|Australia',
    );
    expect(metaOf({ page: 4 }).title).toBe('results.titleOnPage|4');
  });

  it('differs between pages that only differ in country, industry or page number', () => {
    const industries = [{ id: '0004', name: 'Industrial Technology' }];
    const own = (address: Partial<SearchAddress>) => {
      const full = { ...anySearch, ...address };
      const facts = { address: full, outcome: found, countries, industries, editionLabel: 'Australia' };
      const { title, description } = resultsMeta(echo, facts);
      return [title, description];
    };
    const echo: Translate = (key, values = {}) => `${key} ${Object.values(values).join(' ')}`;
    const all: Partial<SearchAddress>[] = [
      {},
      { countries: ['AU'] },
      { industry: ['0004'] },
      { page: 2 },
      { countries: ['AU'], page: 2 },
    ];
    for (const at of [0, 1]) expect(new Set(all.map((address) => own(address)[at])).size).toBe(all.length);
  });

  it("LAY-33: uses a list's own title and description", () => {
    const list = { list: 'verified-manufacturers' } as const;
    expect(metaOf(list).title).toBe('list.verified-manufacturers.title');
    expect(metaOf(list).description).toBe('list.verified-manufacturers.description');
    expect(metaOf({ ...list, countries: ['AU'] }).title).toBe('list.titleInCountry|Australia');
    expect(metaOf(list).noindex).toBe(false);
    expect(metaOf({ ...list, search: 'cork' }).noindex).toBe(true);
    expect(metaOf({ ...list, page: 2 }).title).toBe('results.titleOnPage|2');
  });

  it('excludes empty, failed and deep pages from search engines', () => {
    expect(metaOf({ page: 10 }).noindex).toBe(false);
    expect(metaOf({ page: 11 }).noindex).toBe(true);
    expect(metaOf({}, { mode: 'user', results: [], ...onlyTotal(0) }).noindex).toBe(true);
    expect(metaOf({}, { mode: 'user', failed: true }).noindex).toBe(true);
  });
});
