import { type FacetName, facetKinds } from '@wbn/contract/search/facet-values.ts';
import type { SearchFilters, SearchKind } from '../search-engine.ts';
import { foldText } from '../understand/fold-text.ts';

/**
 * A mark is `=`, the letter of its facet and a value: `=cAU`. Also used: `=b` (`promotedMark`), `=o` (`companyMark`), `=h`, `=j` and `=n`
 * (`documents/build-document.ts`), `=$` (`price-marks.ts`).
 */
const letters: Readonly<Record<FacetName, string>> = {
  categories: 'g',
  industries: 'i',
  worldRegions: 'w',
  countries: 'c',
  regions: 'r',
  verified: 'v',
  levels: 'l',
  certificates: 'q',
  contractManufacturing: 'm',
  minimumOrder: 'u',
  price: 'p',
  leadTime: 'd',
  employees: 'e',
  established: 'y',
};
const typeLetter = 't';

/** Mark of promoted documents; those with a boost that has just ended may still have it. */
export const promotedMark = '=b';

const facetByLetter = new Map(Object.entries(letters).map(([facet, letter]) => [letter, facet as FacetName]));

/** Marks of what has no facet of its own. */
export const stockMark = '=s';
export const businessTypeMark = (code: string) => `=${typeLetter}${code}`;
export const paymentMark = (code: string) => `=f${code}`;
export const marketMark = (market: string) => `=x${market}`;
export const cityMark = (city: string) => `=a${foldText(city).replace(/[^\p{L}\p{N}\p{M}]/gu, '')}`;
/** Mark of a company, by which the companies of found products are found. */
export const ownerMark = (id: string) => `=z${id}`;

/** The facets of a kind, in display order. */
export function facetsOf(kind: SearchKind): FacetName[] {
  const names = Object.keys(facetKinds) as FacetName[];
  return names.filter((name) => facetKinds[name].some((of) => of === kind));
}

/** Common prefix of the marks of a facet. */
export function facetPrefix(facet: FacetName): string {
  return `=${letters[facet]}`;
}

/** Parses a mark to facet and value; undefined for marks of no facet. */
export function readMark(mark: string): { facet: FacetName; value: string } | undefined {
  const facet = facetByLetter.get(mark.charAt(1));
  return facet && { facet, value: mark.slice(2) };
}

/** Marks of a document or query, grouped by facet; a hit must have one mark of each group of the query. */
export function markGroups(kind: SearchKind, filters: SearchFilters): MarkGroup[] {
  return [
    ...(kind === 'business' && filters.businessType
      ? [{ marks: [businessTypeMark(filters.businessType)] }]
      : []),
    ...facetsOf(kind).flatMap((facet) => {
      const values = filters[facet] ?? [];
      return values.length > 0
        ? [{ facet, marks: values.map((value) => `${facetPrefix(facet)}${value}`) }]
        : [];
    }),
  ];
}

export interface MarkGroup {
  /** Undefined for the business type, which the tabs choose. */
  readonly facet?: FacetName;
  readonly marks: readonly string[];
}

/** All marks of a document. */
export function marksOf(kind: SearchKind, filters: SearchFilters): string[] {
  return markGroups(kind, filters).flatMap(({ marks }) => marks);
}
