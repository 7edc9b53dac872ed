import { anyone, type PermissionRow } from './permission-row.ts';

const needHelp = {
  firstName: 'Ana',
  lastName: 'Rossi',
  businessName: 'Rossi',
  country: 'CL',
  companyPhone: '+56 32 274 0000',
  email: 'ana@rossi.example',
};

/** Catalog, search, pages and the need-help form, open to everybody (PERM-01). */
export const directoryRows: readonly PermissionRow[] = [
  { name: 'list-business-types', expected: anyone },
  { name: 'list-countries', expected: anyone },
  { name: 'list-genders', expected: anyone },
  { name: 'list-industries', expected: anyone },
  { name: 'list-industry-categories', expected: anyone, request: () => ({ params: { id: '0001' } }) },
  { name: 'list-job-positions', expected: anyone },
  { name: 'list-languages', expected: anyone },
  { name: 'list-states', expected: anyone, request: () => ({ params: { code: 'AU' } }) },
  { name: 'list-trade-choices', expected: anyone },
  { name: 'load-industry-tree', expected: anyone },
  { name: 'send-need-help', expected: anyone, request: () => ({ body: needHelp }) },
  { name: 'list-last-registered-businesses', expected: anyone },
  { name: 'count-results-by-category', expected: anyone },
  { name: 'count-results-by-country', expected: anyone },
  { name: 'list-sitemap-entries', expected: anyone, request: () => ({ params: { kind: 'people' } }) },
  { name: 'list-sitemap-parts', expected: anyone, request: () => ({ params: { kind: 'people' } }) },
  { name: 'list-suggestions', expected: anyone },
  { name: 'search-businesses', expected: anyone, request: () => ({ body: {} }) },
  { name: 'search-products', expected: anyone, request: () => ({ body: {} }) },
  { name: 'search-users', expected: anyone, request: () => ({ body: {} }) },
  {
    name: 'load-business-page',
    expected: anyone,
    request: ({ businessID }) => ({ params: { id: businessID } }),
  },
  {
    name: 'load-product-page',
    expected: anyone,
    request: ({ productID }) => ({ params: { id: productID } }),
  },
  {
    name: 'load-profile-page',
    expected: anyone,
    request: ({ owner }) => ({ params: { id: owner.userID } }),
  },
  { name: 'load-home-page', expected: anyone, request: () => ({ params: { country: 'AU' } }) },
  {
    name: 'list-compared-businesses',
    expected: anyone,
    request: ({ businessID }) => ({ body: { ids: [businessID] } }),
  },
  {
    name: 'list-compared-products',
    expected: anyone,
    request: ({ productID }) => ({ body: { ids: [productID] } }),
  },
];
