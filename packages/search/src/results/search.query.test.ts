import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { runQuery } from '@wbn/api-client/run-query.ts';
import { describe, expect, it, vi } from 'vitest';
import { searchModeOf } from '../search-type.ts';
import { findPreparedList, type PreparedListName } from './prepared-lists.ts';
import { searchBusinessesQuery, searchProductsQuery, searchUsersQuery } from './search.query.ts';
import { readSearchAddress } from './search-address.ts';

function clientAnswering(data: unknown) {
  const call = vi.fn(async (_call: unknown, _input: { body?: object }) => ({ success: true, data }));
  return { api: { call } as unknown as ApiClient, bodies: () => call.mock.calls.map(([, { body }]) => body) };
}

/** A page of results also asks for counts. */
const counted = { facets: true, tabs: true };

const address = (query: string) => readSearchAddress(new URLSearchParams(query));

describe('the three searches', () => {
  it('SRCH-04: uses a mode for products and one for users', () => {
    expect((['PR', 'UR', 'MA', 'GO'] as const).map(searchModeOf)).toEqual([
      'product',
      'user',
      'business',
      'business',
    ]);
  });

  it('SRCH-02, SRCH-05, SRCH-11: asks for companies by type, everywhere, five from the skip', async () => {
    const { api, bodies } = clientAnswering({ results: ['hit'], total_results: 41, total_is_least: true });
    const reply = await runQuery(searchBusinessesQuery(api, address('business=DI&search=cork&page=3')));
    expect(reply).toMatchObject({ results: ['hit'], total: 41, totalIsLeast: true, facets: [] });
    expect(bodies()).toEqual([
      { textQuery: 'cork', businessType: 'DI', otherTypes: true, ...counted, skip: 10, size: 5 },
    ]);
  });

  it('SRCH-07: omits the type when asking for all companies', async () => {
    const { api, bodies } = clientAnswering({ results: [], total_results: 0, total_is_least: false });
    await runQuery(searchBusinessesQuery(api, address('business=all&search=cork')));
    expect(searchModeOf('ALL')).toBe('business');
    expect(bodies()[0]).not.toHaveProperty('businessType');
  });

  it('decision 14: filters products by country and industry', async () => {
    const { api, bodies } = clientAnswering({ results: [], total_results: 0, total_is_least: false });
    await runQuery(searchProductsQuery(api, address('business=PR&countries=IT&industry=0004')));
    expect(bodies()).toEqual([
      {
        textQuery: '',
        ...counted,
        promoted: true,
        countries: ['IT'],
        industries: ['0004'],
        skip: 0,
        size: 5,
      },
    ]);
    await runQuery(searchProductsQuery(api, address('business=PR&sort=newest')));
    expect(bodies()[1]).not.toHaveProperty('promoted');
  });

  it("LAY-33: sends a list's filters instead of a type", async () => {
    const { api, bodies } = clientAnswering({ results: [], total_results: 0, total_is_least: false });
    const of = (list: PreparedListName) =>
      readSearchAddress(new URLSearchParams('countries=IT'), findPreparedList(`/${list}`));
    await runQuery(searchBusinessesQuery(api, of('verified-worldwide-suppliers')));
    await runQuery(searchProductsQuery(api, of('certified-products-price-list')));
    const page = { textQuery: '', facets: true, promoted: true, countries: ['IT'], skip: 0, size: 5 };
    expect(bodies()).toEqual([
      { ...page, verified: true },
      { ...page, certificates: ['any'], price: ['any'] },
    ]);
  });

  it('SRCH-12: unwraps users from profiles and totalResults; omits the country for global', async () => {
    const { api, bodies } = clientAnswering({ profiles: ['person'], totalResults: 7, total_is_least: false });
    const reply = await runQuery(searchUsersQuery(api, address('business=UR&countries=global&page=2')));
    expect(reply).toMatchObject({ results: ['person'], total: 7 });
    expect(bodies()).toEqual([{ textQuery: '', limit: 5, ...counted, skip: 5, size: 5 }]);
    await runQuery(searchUsersQuery(api, address('business=UR&countries=CL')));
    expect(bodies()[1]).toMatchObject({ countries: ['CL'] });
  });
});
