/**
 * Facets with ranges, without Zod, because browsers use them to read addresses. A range is 'from-to', both inclusive;
 * an omitted end is open.
 */
export const facetRanges = {
  employees: ['1-10', '11-50', '51-200', '201-500', '501-1000', '1001-'],
  established: ['-1979', '1980-1999', '2000-2009', '2010-2019', '2020-'],
  /** In units of the product. */
  minimumOrder: ['-1', '2-10', '11-100', '101-1000', '1001-'],
  /** In days. */
  leadTime: ['-7', '8-14', '15-30', '31-60', '61-'],
} as const;

/** In whole units of the currency that precedes it: 'USD10-100'. A boundary value belongs to the lower range. */
export const priceRanges = ['-10', '10-100', '100-1000', '1000-10000', '10000-100000', '100000-'] as const;

/** For certificates and prices: any value. */
export const anyValue = 'any';

export const membershipLevelsToChoose = ['gold', 'premium', 'platinum'] as const;

export const contractManufacturingCodes = ['OEM', 'ODM', 'private-label', 'design-service'] as const;

/** Europe, Asia, Middle East, Southeast Asia, North America, Latin America, Africa, Oceania, by UN M49 codes. */
export const worldRegions = ['150', '142', '145', '035', '003', '419', '002', '009'] as const;

export type WorldRegion = (typeof worldRegions)[number];

/** Facets of the filter column from top to bottom, with the kinds of results that each applies to. */
export const facetKinds = {
  categories: ['business', 'product'],
  industries: ['business', 'product'],
  worldRegions: ['business', 'product', 'user'],
  countries: ['business', 'product', 'user'],
  regions: ['business', 'product', 'user'],
  verified: ['business', 'product'],
  levels: ['business', 'product'],
  certificates: ['business', 'product'],
  contractManufacturing: ['business', 'product'],
  minimumOrder: ['product'],
  price: ['product'],
  leadTime: ['business', 'product'],
  employees: ['business'],
  established: ['business'],
} as const satisfies Record<string, readonly ('business' | 'product' | 'user')[]>;

export type FacetName = keyof typeof facetKinds;

/** Maximum chosen values of one facet. */
export const mostFacetValues = 20;

/** Default results per page (A9, B9), followed by the other choices. */
export const pageSizes = [5, 10, 20] as const;

/** Sort orders besides best match first. */
export const searchSorts = ['newest', 'verified'] as const;
