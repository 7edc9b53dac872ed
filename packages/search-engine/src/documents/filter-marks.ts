import { type FacetName, facetKinds } from '@wbn/contract/search/facet-values.ts';
import type { SearchFilters, SearchKind } from '../search-engine.ts';

/**
 * Marks begin with `=` and the letter of what they say, then its value: `=cAU`. `=b` (`promotedMark`), `=o` (`companyMark`), `=h` and `=n`
 * (`postgres/tsvector.ts`) are taken.
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

/** On what is promoted; boosts that have just ended may still have it. */
export const promotedMark = '=b';

const facetByLetter = new Map(Object.entries(letters).map(([facet, letter]) => [letter, facet as FacetName]));

/** The facets of a kind, from top to bottom. */
export function facetsOf(kind: SearchKind): FacetName[] {
  const names = Object.keys(facetKinds) as FacetName[];
  return names.filter((name) => facetKinds[name].some((of) => of === kind));
}

/** What marks of one facet begin with. */
export function facetPrefix(facet: FacetName): string {
  return `=${letters[facet]}`;
}

/** A mark as facet and value; undefined for what is no facet. */
export function readMark(mark: string): { facet: FacetName; value: string } | undefined {
  const facet = facetByLetter.get(mark.charAt(1));
  return facet && { facet, value: mark.slice(2) };
}

/** Lexemes of what a document has, or of what a query asks for, by facet: of a query any of each facet must be there. */
export function markGroups(kind: SearchKind, filters: SearchFilters): MarkGroup[] {
  const { businessType } = filters;
  return [
    ...(kind === 'business' && businessType ? [{ marks: [`=${typeLetter}${businessType}`] }] : []),
    ...facetsOf(kind).flatMap((facet) => {
      const values = filters[facet] ?? [];
      return values.length > 0
        ? [{ facet, marks: values.map((value) => `${facetPrefix(facet)}${value}`) }]
        : [];
    }),
  ];
}

export interface MarkGroup {
  /** None for the type of a business, which the tabs choose. */
  readonly facet?: FacetName;
  readonly marks: readonly string[];
}

/** All marks of a document. */
export function marksOf(kind: SearchKind, filters: SearchFilters): string[] {
  return markGroups(kind, filters).flatMap(({ marks }) => marks);
}
