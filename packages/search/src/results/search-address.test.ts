import { describe, expect, it } from 'vitest';
import { findPreparedList } from './prepared-lists.ts';
import { readSearchAddress, searchPath, skipOf } from './search-address.ts';

const read = (query: string) => readSearchAddress(new URLSearchParams(query));

describe('the address of a search', () => {
  it('RT-02, SRCH-07: defaults to manufacturers, everywhere, anything', () => {
    expect(read('')).toEqual({ business: 'MA', countries: 'global', search: '', page: 1 });
  });

  it('RT-02: text is URL-encoded and comes back as it was', () => {
    const text = 'válvulas & bombas 50% "+" ボルト / %2F';
    const path = searchPath({ business: 'PR', countries: 'IT', search: text });
    expect(path.startsWith('/search-result?business=PR&countries=IT&search=')).toBe(true);
    expect(read(path.split('?')[1] ?? '').search).toBe(text);
  });

  it('takes no character that a search cannot have', () => {
    expect(read('search=a%00b').search).toBe('a b');
    expect(read('search=%00').search).toBe('');
    expect(read(`search=${'a'.repeat(199)}𐐷`).search).toBe('a'.repeat(199));
  });

  it('SRCH-05: a country is two letters, anything else is global', () => {
    expect(read('countries=it').countries).toBe('IT');
    expect(read('countries=Italy').countries).toBe('global');
    expect(read('countries=GLOBAL').countries).toBe('global');
  });

  it('LAY-33: a list has an address of its own, which holds only what was chosen', () => {
    const found = { list: 'verified-manufacturers', business: 'MA' };
    expect(findPreparedList('/Verified-Manufacturers/')).toEqual(found);
    expect(findPreparedList('/search-result')).toBeUndefined();
    const list = readSearchAddress(
      new URLSearchParams('business=UR'),
      findPreparedList('/verified-manufacturers'),
    );
    expect(list).toMatchObject({ list: 'verified-manufacturers', business: 'MA', countries: 'global' });
    expect(searchPath(list)).toBe('/verified-manufacturers');
    const narrowed = { ...list, countries: 'IT', industry: '0004', page: 2 };
    expect(searchPath(narrowed)).toBe('/verified-manufacturers?countries=IT&industry=0004&page=2');
  });

  it('falls back where a value makes no sense', () => {
    expect(read('business=XX&page=-3&industry=9999')).toEqual({
      business: 'MA',
      countries: 'global',
      search: '',
      page: 1,
    });
    expect(read('page=99999999').page).toBe(2_000);
    expect(read(`search=${'a'.repeat(500)}`).search).toHaveLength(200);
  });

  it('SRCH-02: the page number sets the skip; the first page skips nothing', () => {
    expect([skipOf(1), skipOf(2), skipOf(7)]).toEqual([0, 5, 30]);
    expect(searchPath({ page: 1 })).toBe('/search-result?business=MA&countries=global&search=');
    expect(searchPath({ page: 3 })).toBe('/search-result?business=MA&countries=global&search=&page=3');
  });

  it('decision 14: people are not searched by industry, so their address carries none', () => {
    expect(read('business=UR&industry=0004').industry).toBeUndefined();
    expect(read('business=PR&industry=0004').industry).toBe('0004');
    expect(searchPath({ business: 'UR', industry: '0004' })).toBe(
      '/search-result?business=UR&countries=global&search=',
    );
  });
});
