import type { FacetName } from './facet-values.ts';

/**
 * Search parameters of the address, in the order in which they are written, with the facet of the calls. Their values
 * are separated by commas.
 */
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
