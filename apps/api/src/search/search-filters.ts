import type { FacetName } from '@wbn/contract/search/facet-values.ts';
import type { SearchFilters } from '@wbn/search-engine/search-engine.ts';

interface CountryChoice {
  countries?: string | undefined;
  exceptCountries?: string | undefined;
}

/** Returns the countries of a query, or all but those it excludes; without either, all. */
export function chosenCountries({ countries, exceptCountries }: CountryChoice): {
  choice: 'in' | 'except';
  countries: readonly string[];
} {
  if (countries) return { choice: 'in', countries: countries.split(',') };
  return { choice: 'except', countries: exceptCountries?.split(',') ?? [] };
}

type Given = { readonly [Facet in Exclude<FacetName, 'verified'>]?: readonly string[] | undefined } & {
  readonly businessType?: string | undefined;
  readonly country?: string | undefined;
  readonly industry?: string | undefined;
  readonly verified?: true | undefined;
};

/** Combines the given filters with the older parameters for country and industry; `global` means no filter (SRCH-05). */
export function searchFilters({ country, industry, verified, ...given }: Given): SearchFilters {
  const { countries = [], industries = [] } = given;
  return {
    ...given,
    countries: [...countries, ...(country && country !== 'global' ? [country] : [])],
    industries: [...industries, ...(industry ? [industry] : [])],
    verified: verified ? ['1'] : [],
  };
}
