import type { Edition } from '@wbn/edition/edition.ts';
import { searchPath } from '@wbn/search/results/search-address.ts';
import { describe, expect, it } from 'vitest';
import { readPageAddress } from './page-address.ts';

const edition = { language: 'en' } as Edition;

describe('readPageAddress', () => {
  it('RT-02: keeps the known parameters of a search in a fixed order and removes the others', () => {
    const address = readPageAddress(edition, '/search-result?utm_source=x&search=a+b&business=PR');
    expect(address).toMatchObject({ path: '/search-result', search: '?business=PR&search=a+b' });
  });

  it.each([
    searchPath({
      business: 'PR',
      search: 'gear box',
      countries: ['PT', 'ES'],
      category: ['0001.01'],
      page: 2,
    }),
    searchPath({ list: 'companies', search: 'gears', countries: ['AU'], sort: 'newest', size: 20 }),
    searchPath({ list: 'certified-products', price: ['USD10-100', 'USD100-1000'] }),
  ])(
    'RT-02: spells %s as our links do, so that its links to other languages lead to no second address',
    (path) => {
      expect(readPageAddress(edition, path).search).toBe(path.slice(path.indexOf('?')));
    },
  );

  it('removes the whole query when no parameter is known', () => {
    expect(readPageAddress(edition, '/industries?fbclid=1').search).toBe('');
  });

  it("RT-12, RT-26: removes the query of members' pages and the hand-off, which only the browser reads", () => {
    for (const path of ['/my-business', '/setid', '/profile/edit', '/business/x/requests'])
      expect(readPageAddress(edition, `${path}?membership=choose-business&token=secret`).search).toBe('');
  });

  it('separates language and data suffix from the path', () => {
    expect(readPageAddress(edition, '/es/industries.data?_routes=root')).toMatchObject({
      language: 'es',
      path: '/industries',
      isData: true,
      search: '?_routes=root',
    });
    expect(readPageAddress(edition, '/_.data').path).toBe('/');
    expect(readPageAddress(edition, '/business/x/_.data').path).toBe('/business/x');
  });
});
