import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { callQuery } from '@wbn/api-client/call-query.ts';
import { runQuery } from '@wbn/api-client/run-query.ts';
import { listUserBusinesses } from '@wbn/contract/business/business.ts';
import { loadProduct } from '@wbn/contract/business/product.ts';
import { describe, expect, it } from 'vitest';
import { listBusinessProductsQuery } from './business/list-business-products.query.ts';
import { loadBusinessQuery } from './business/load-business.query.ts';
import { asCard, harbourGear } from './fixtures/businesses.ts';
import { companyProducts, planetaryGearbox } from './fixtures/products.ts';

/** Returns an API client that answers every call with one reply and records the calls. */
function clientAnswering(reply: object) {
  const asked: unknown[] = [];
  const api = {
    call: async ({ name }: { name: string }, input: object) => {
      asked.push({ name, ...input });
      return { success: true, ...reply };
    },
  } as unknown as ApiClient;
  return { api, asked };
}

const id = harbourGear.businessID;

describe('queries', () => {
  it("CALL-18, BIZ-26: loads a business with the viewer's rights", async () => {
    const session = { access: 'owner' };
    const { api, asked } = clientAnswering({ data: harbourGear, session });
    expect(await runQuery(loadBusinessQuery(api, { id }))).toEqual({ business: harbourGear, session });
    expect(asked).toEqual([{ name: 'load-business', params: { id } }]);
  });

  it('CALL-17: unwraps the products of a business from data.data', async () => {
    const products = companyProducts(2);
    const { api, asked } = clientAnswering({ data: { data: products, total: 2 } });
    expect(await runQuery(listBusinessProductsQuery(api, { businessID: id }))).toEqual(products);
    expect(asked).toEqual([{ name: 'list-business-products', query: { bid: id } }]);
  });

  it('CALL-16: loads a product', async () => {
    const { api, asked } = clientAnswering({ data: planetaryGearbox });
    const { productID } = planetaryGearbox;
    expect(await runQuery(callQuery(api, loadProduct, { params: { id: productID } }))).toEqual(
      planetaryGearbox,
    );
    expect(asked).toEqual([{ name: 'load-product', params: { id: productID } }]);
  });

  it('CALL-19: lists the businesses of a person', async () => {
    const { api, asked } = clientAnswering({ data: [asCard(harbourGear)] });
    expect(await runQuery(callQuery(api, listUserBusinesses, { query: { userID: id } }))).toEqual([
      asCard(harbourGear),
    ]);
    expect(asked).toEqual([{ name: 'list-user-businesses', query: { userID: id } }]);
  });

  it('uses different query keys for different records', () => {
    const { api } = clientAnswering({});
    const keys = [
      loadBusinessQuery(api, { id }),
      callQuery(api, loadProduct, { params: { id } }),
      listBusinessProductsQuery(api, { businessID: id }),
      callQuery(api, listUserBusinesses, { query: { userID: id } }),
    ].map(({ queryKey }) => JSON.stringify(queryKey));
    expect(new Set(keys).size).toBe(4);
  });
});
