import type { Edition } from '@wbn/edition/edition.ts';
import { describe, expect, it } from 'vitest';
import { readPageAddress } from './page-address.ts';

const edition = { language: 'en', languages: ['en', 'es', 'it', 'zh'] } as unknown as Edition;

describe('readPageAddress', () => {
  it('RT-02: keeps the parameters a search knows, in a fixed order, and drops the others', () => {
    const address = readPageAddress(edition, '/search-result?utm_source=x&search=a+b&business=PR');
    expect(address).toMatchObject({ path: '/search-result', search: '?business=PR&search=a+b' });
  });

  it('drops the whole query where no parameter is known', () => {
    expect(readPageAddress(edition, '/industries?fbclid=1').search).toBe('');
  });

  it('RT-12: keeps the whole query of member pages', () => {
    const search = '?membership=choose-business&a=1';
    expect(readPageAddress(edition, `/my-business${search}`).search).toBe(search);
    expect(readPageAddress(edition, `/business/x/requests${search}`).search).toBe(search);
    expect(readPageAddress(edition, `/business/x/${search}`).search).toBe('');
  });

  it('tells language and data requests apart from the path', () => {
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
