import type { FacetName } from './facet-values.ts';

/** What an address narrows by, in the order it is written, and the facet of the calls that it is. Their values stand between commas. */
export const addressFacets = {
  countries: 'countries',
  world: 'worldRegions',
  industry: 'industries',
  category: 'categories',
  region: 'regions',
  verified: 'verified',
  level: 'levels',
  certificate: 'certificates',
  employees: 'employees',
  established: 'established',
  contract: 'contractManufacturing',
  moq: 'minimumOrder',
  price: 'price',
  lead: 'leadTime',
} as const satisfies Record<string, FacetName>;

export type AddressFacet = keyof typeof addressFacets;
