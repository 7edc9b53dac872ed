import { anyone, editors, type PermissionRow } from './permission-row.ts';

const product = { name: 'Gate valve', status: 'published' };

/** What a company offers: everybody looks, owner and admins change (decision 7). */
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
    name: 'import-products',
    expected: editors,
    request: ({ businessID }) => ({
      query: { bid: businessID, dryRun: 'false' },
      body: 'name,status\nGlobe valve,draft\n',
    }),
  },
];
