import { callServer } from '@wbn/api/testing/call-server.ts';
import { startTestServer, type TestServer } from '@wbn/api/testing/start-test-server.ts';
import { loadBusiness } from '@wbn/contract/business/load-business.ts';
import { loadProduct } from '@wbn/contract/business/load-product.ts';
import { listLastRegisteredBusinesses } from '@wbn/contract/search/list-last-registered-businesses.ts';
import { searchProducts } from '@wbn/contract/search/search-products.ts';
import { searchUsers } from '@wbn/contract/search/search-users.ts';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { loadDemoWorldIfEmpty } from './load-demo-world.ts';
import { readDemoWorld } from './read-demo-world.ts';

let api: TestServer;
const told: string[] = [];
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
  expect(await loadDemoWorldIfEmpty(api, (sentence) => told.push(sentence))).toBe(true);
});
afterAll(() => api.stop());

const world = readDemoWorld();

it('fills an empty database once, and tells', async () => {
  expect(told).toHaveLength(2);
  expect(await loadDemoWorldIfEmpty(api)).toBe(false);
  const { count } = await api.db
    .selectFrom('business')
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(count).toBe(world.companies.length);
});

it('every company and product is there, marked as a sample, with pictures that can be loaded', async () => {
  const { body } = await callServer(api.url, listLastRegisteredBusinesses, {});
  expect(body.data).toHaveLength(12);
  for (const { businessID } of body.data) {
    const business = await callServer(api.url, loadBusiness, { params: { id: businessID } });
    expect(business.body.data.sample).toBe(true);
    for (const photo of [business.body.data.general.profilePhoto, business.body.data.general.coverPhoto]) {
      expect(photo).toMatchObject({ width: expect.any(Number), height: expect.any(Number) });
      expect((await fetch(`${api.url}${photo.url}`)).headers.get('content-type')).toContain('image/svg+xml');
    }
  }
});

it('products are found, and a price is in the smallest unit of its currency', async () => {
  const { body } = await callServer(api.url, searchProducts, { body: { textQuery: 'YS6 slurry pump' } });
  const id = body.data.results[0].productID;
  const product = await callServer(api.url, loadProduct, { params: { id } });
  expect(product.body.data).toMatchObject({
    name: 'YS6 horizontal slurry pump, 6 x 4 inch, chrome lined',
    price: { amount: 2_840_000, currency: 'AUD', unit: 'piece' },
    sample: true,
  });
});

it('people are found and belong to their companies', async () => {
  const { body } = await callServer(api.url, searchUsers, { body: { textQuery: 'Gwenda Marchbank' } });
  expect(body.data.profiles[0]).toMatchObject({
    firstName: 'Gwenda',
    sample: true,
    businessID: expect.any(String),
  });
  expect(body.data.profiles[0]).not.toHaveProperty('birthDate');
});
