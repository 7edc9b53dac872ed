import { certificatePattern } from './certificate-pattern.ts';
import {
  anyValue,
  contractManufacturingCodes,
  type FacetName,
  facetRanges,
  membershipLevelsToChoose,
  priceRanges,
  worldRegions,
} from './facet-values.ts';

/** Form of the values of each facet. */
export const facetPatterns: Readonly<Record<FacetName, RegExp>> = {
  categories: /^00(0[1-9]|1[0-5])(\.\d\d){1,2}$/,
  industries: /^00(0[1-9]|1[0-5])$/,
  worldRegions: oneOf(worldRegions),
  countries: /^[A-Z]{2}$/,
  regions: /^[A-Z]{2}-[A-Z\d]{1,3}$/,
  verified: /^1$/,
  levels: oneOf(membershipLevelsToChoose),
  certificates: certificatePattern,
  contractManufacturing: oneOf(contractManufacturingCodes),
  minimumOrder: oneOf(facetRanges.minimumOrder),
  price: new RegExp(`^(${anyValue}|[A-Z]{3}(${priceRanges.join('|')}))$`),
  leadTime: oneOf(facetRanges.leadTime),
  employees: oneOf(facetRanges.employees),
  established: oneOf(facetRanges.established),
};

function oneOf(values: readonly string[]): RegExp {
  return new RegExp(`^(${values.join('|')})$`);
}
