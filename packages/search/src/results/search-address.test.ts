import type { addressFacets } from '@wbn/contract/search/address-facets.ts';
import { describe, expect, it } from 'vitest';
import { searchTypes } from '../search-type.ts';
import { findPreparedList } from './prepared-lists.ts';
import { anySearch, readSearchAddress, searchPath, skipOf } from './search-address.ts';

const read = (query: string) => readSearchAddress(new URLSearchParams(query));

describe('the address of a search', () => {
  it('RT-02, SRCH-07: defaults to manufacturers, everywhere, anything', () => {
    expect(read('')).toEqual(anySearch);
    expect(anySearch).toMatchObject({ business: 'MA', countries: [], search: '', size: 5, page: 1 });
  });

  it('RT-02: URL-encodes the text and decodes it to the same text', () => {
    const text = 'válvulas & bombas 50% "+" ボルト / %2F';
    const path = searchPath({ business: 'PR', countries: ['IT'], search: text });
    expect(path.startsWith('/search-result?business=PR&countries=IT&search=')).toBe(true);
    expect(read(path.split('?')[1] ?? '').search).toBe(text);
  });

  it('replaces control characters and never splits a surrogate pair', () => {
    expect(read('search=a%00b').search).toBe('a b');
    expect(read('search=%00').search).toBe('');
    expect(read(`search=${'a'.repeat(199)}𐐷`).search).toBe('a'.repeat(199));
  });

  it('SRCH-05: reads a country of two letters, anything else as global', () => {
    expect(read('countries=it').countries).toEqual(['IT']);
    expect(read('countries=Italy').countries).toEqual([]);
    expect(read('countries=GLOBAL').countries).toEqual([]);
  });

  it('LAY-33: gives a list its own path with only the chosen filters', () => {
    const found = { list: 'verified-manufacturers', business: 'MA' };
    expect(findPreparedList('/Verified-Manufacturers/')).toEqual(found);
    expect(findPreparedList('/search-result')).toBeUndefined();
    const list = readSearchAddress(
      new URLSearchParams('business=UR'),
      findPreparedList('/verified-manufacturers'),
    );
    expect(list).toMatchObject({ list: 'verified-manufacturers', business: 'MA', countries: [] });
    expect(searchPath(list)).toBe('/verified-manufacturers');
    const narrowed = { ...list, countries: ['IT'], industry: ['0004'], page: 2 };
    expect(searchPath(narrowed)).toBe('/verified-manufacturers?countries=IT&industry=0004&page=2');
  });

  it('falls back to the default of an invalid value', () => {
    expect(read('business=XX&page=-3&industry=9999')).toEqual(anySearch);
    expect(read('page=99999999').page).toBe(2_000);
    expect(read('page=99999999&size=20').page).toBe(500);
    expect(read(`search=${'a'.repeat(500)}`).search).toHaveLength(200);
  });

  it('SRCH-02: computes the skip from the page number; the first page skips nothing', () => {
    expect([1, 2, 7].map((page) => skipOf({ page, size: 5 }))).toEqual([0, 5, 30]);
    expect(searchPath({ page: 1 })).toBe('/search-result?business=MA&countries=global&search=');
    expect(searchPath({ page: 3 })).toBe('/search-result?business=MA&countries=global&search=&page=3');
  });

  it('decision 14: omits industries from the address of a search for people', () => {
    expect(read('business=UR&industry=0004').industry).toEqual([]);
    expect(read('business=PR&industry=0004').industry).toEqual(['0004']);
    expect(searchPath({ business: 'UR', industry: ['0004'] })).toBe(
      '/search-result?business=UR&countries=global&search=',
    );
  });

  it('RT-02: separates facet values by commas, in order, without duplicates and unknown values', () => {
    const found = read(
      'business=PR&countries=AU,nz,AU,Italy&category=0004.02.01,4.2,0004.02&price=USD10-100,EUR5-7',
    );
    expect(found).toMatchObject({
      countries: ['AU', 'NZ'],
      category: ['0004.02.01', '0004.02'],
      price: ['USD10-100'],
    });
    expect(searchPath(found)).toBe(
      '/search-result?business=PR&countries=AU,NZ&search=&category=0004.02.01,0004.02&price=USD10-100',
    );
    expect(read('sort=oldest&size=7&exact=yes&verified=no')).toEqual(anySearch);
    expect(searchPath({ ...anySearch, sort: 'newest', size: 20, exact: true, verified: ['1'] })).toBe(
      '/search-result?business=MA&countries=global&search=&verified=1&sort=newest&size=20&exact=1',
    );
  });

  it('RT-02: reads back any address it has written', () => {
    for (let turn = 0; turn < 500; turn += 1) {
      const address = read(`${madeUp(turn)}`);
      const [, query = ''] = searchPath(address).split('?');
      expect(read(query)).toEqual(address);
    }
  });
});

/** Returns pseudo-random parameters with valid and invalid values. */
function madeUp(turn: number): URLSearchParams {
  let state = turn + 1;
  const next = (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  const values: Readonly<Record<keyof typeof addressFacets, readonly string[]>> = {
    countries: ['AU', 'it', 'global', ''],
    world: ['150', '419', 'Europe'],
    industry: ['0001', '0015', '0016'],
    category: ['0004.02', '0004.02.01', '0004'],
    region: ['AU-NSW', 'it-65', 'Rome'],
    verified: ['1', 'true'],
    level: ['gold', 'standard', 'platinum'],
    certificate: ['iso-9001', 'ISO', 'any', 'x'.repeat(41)],
    employees: ['1-10', '1001-', '3-4'],
    established: ['-1979', '2020-', '1999'],
    contract: ['OEM', 'private-label', 'oem'],
    moq: ['-1', '1001-', '5'],
    price: ['any', 'EUR-10', 'JPY100000-', 'EUR'],
    lead: ['-7', '61-', '7'],
  };
  const parameters = new URLSearchParams({
    business: searchTypes[next(searchTypes.length)] ?? '',
    search: ['', 'wheat, milled', '50% "+" & /', 'ボルト'][next(4)] ?? '',
    sort: ['', 'newest', 'verified', 'odd'][next(4)] ?? '',
    size: ['5', '10', '20', '50'][next(4)] ?? '',
    exact: ['', '1'][next(2)] ?? '',
    page: String(next(3_000)),
  });
  for (const [name, known] of Object.entries(values))
    if (next(2))
      parameters.set(name, [next(9), next(9), next(9)].map((at) => known[at % known.length]).join(','));
  return parameters;
}
