import { newId } from '@wbn/postgres/new-id.ts';
import type { TestServer } from '../start-test-server.ts';
import { anyone, editors, type PermissionRow } from './permission-row.ts';

/** Adds a finished import. */
async function addImport({ db }: TestServer, businessID: string): Promise<string> {
  const id = newId();
  const row = { id, business_id: businessID, file_name: 'valves.csv', language: 'en', rows: 1 };
  await db
    .insertInto('product_import')
    .values({ ...row, user_id: null, state: 'done', failure: null, file: null, mapping: '{}' })
    .execute();
  return id;
}

const product = { name: 'Gate valve', status: 'published' };

/** Products: everybody reads, owner and admins change (decision 7). */
export const productRows: readonly PermissionRow[] = [
  {
    name: 'list-business-products',
    expected: anyone,
    request: ({ businessID }) => ({ query: { bid: businessID } }),
  },
  { name: 'load-product', expected: anyone, request: ({ productID }) => ({ params: { id: productID } }) },
  {
    name: 'list-own-products',
    expected: editors,
    request: ({ businessID }) => ({ query: { bid: businessID } }),
  },
  {
    name: 'load-own-product',
    expected: editors,
    request: ({ productID }) => ({ params: { id: productID } }),
  },
  {
    name: 'create-product',
    expected: editors,
    request: ({ businessID }) => ({ body: { ...product, businessID } }),
  },
  {
    name: 'save-product',
    expected: editors,
    request: ({ productID }) => ({ params: { id: productID }, body: product }),
  },
  {
    name: 'set-product-status',
    expected: editors,
    request: ({ productID }) => ({ params: { id: productID }, body: { status: 'draft' } }),
  },
  { name: 'delete-product', expected: editors, request: ({ productID }) => ({ params: { id: productID } }) },
  { name: 'restore-product', expected: editors, request: ({ deletedID }) => ({ params: { id: deletedID } }) },
  {
    name: 'duplicate-product',
    expected: editors,
    request: ({ productID }) => ({ params: { id: productID } }),
  },
  {
    name: 'set-products-status',
    expected: editors,
    request: ({ businessID, productID }) => ({
      body: { businessID, productIDs: [productID], status: 'draft' },
    }),
  },
  {
    name: 'delete-products',
    expected: editors,
    request: ({ businessID, productID }) => ({ body: { businessID, productIDs: [productID] } }),
  },
  {
    name: 'restore-products',
    expected: editors,
    request: ({ businessID, deletedID }) => ({ body: { businessID, productIDs: [deletedID] } }),
  },
  {
    name: 'start-product-import',
    expected: [401, 403, 403, 202, 202],
    request: ({ businessID }) => ({ query: { bid: businessID }, body: 'name,status\nGlobe valve,draft\n' }),
  },
  {
    name: 'list-product-imports',
    expected: editors,
    request: ({ businessID }) => ({ query: { bid: businessID } }),
  },
  {
    name: 'load-product-import',
    expected: editors,
    request: async ({ businessID }, api) => ({ params: { id: await addImport(api, businessID) } }),
  },
  {
    name: 'save-shop-categories',
    expected: editors,
    request: ({ businessID }) => ({
      body: { businessID, categories: [{ name: 'Home > Bearings', id: '' }] },
    }),
  },
  {
    name: 'list-photo-fetches',
    expected: editors,
    request: ({ businessID }) => ({ query: { bid: businessID } }),
  },
  {
    name: 'retry-photo-fetches',
    expected: editors,
    request: ({ businessID }) => ({ body: { businessID } }),
  },
  {
    name: 'stop-photo-fetches',
    expected: editors,
    request: ({ businessID }) => ({ body: { businessID } }),
  },
  {
    name: 'import-products',
    expected: editors,
    request: ({ businessID }) => ({
      query: { bid: businessID, dryRun: 'false' },
      body: 'name,status\nGlobe valve,draft\n',
    }),
  },
];
