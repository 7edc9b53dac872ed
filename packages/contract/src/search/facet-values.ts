/**
 * What a search can be narrowed by, without a schema: browsers read addresses by it. Ranges are 'from-to', both included;
 * an end that is left out is open.
 */
export const facetRanges = {
  employees: ['1-10', '11-50', '51-200', '201-500', '501-1000', '1001-'],
  established: ['-1979', '1980-1999', '2000-2009', '2010-2019', '2020-'],
  /** Units of what is sold. */
  minimumOrder: ['-1', '2-10', '11-100', '101-1000', '1001-'],
  /** Days. */
  leadTime: ['-7', '8-14', '15-30', '31-60', '61-'],
} as const;

/** In whole units of the currency, which stands in front: 'USD10-100'. An end belongs to the lower of two ranges. */
export const priceRanges = ['-10', '10-100', '100-1000', '1000-10000', '10000-100000', '100000-'] as const;

/** Of certificates and prices: there is one, whichever. */
export const anyValue = 'any';

export const membershipLevelsToChoose = ['gold', 'premium', 'platinum'] as const;

export const contractManufacturingCodes = ['OEM', 'ODM', 'private-label', 'design-service'] as const;

/** Europe, Asia, Middle East, Southeast Asia, North America, Latin America, Africa, Oceania, by their codes of UN M49. */
export const worldRegions = ['150', '142', '145', '035', '003', '419', '002', '009'] as const;

export type WorldRegion = (typeof worldRegions)[number];

/** The rail of facets from top to bottom, with the kinds of results that each makes sense for. */
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

/** Of one facet. */
export const mostFacetValues = 20;

/** Results on a page (A9, B9), and what else can be chosen. */
export const pageSizes = [5, 10, 20] as const;

/** Ways to order what was found, besides the best match first. */
export const searchSorts = ['newest', 'verified'] as const;
