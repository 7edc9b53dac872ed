import type { FacetName } from '@wbn/contract/search/facet-values.ts';
import type { SearchFilters } from '@wbn/search-engine/search-engine.ts';

interface CountryChoice {
  countries?: string | undefined;
  exceptCountries?: string | undefined;
}

/** The countries that a query asks for, or all but those it leaves out; without either, all. */
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

/** The filters that were given, with the older names of country and industry; `global` filters nothing (SRCH-05). */
export function searchFilters({ country, industry, verified, ...given }: Given): SearchFilters {
  const { countries = [], industries = [] } = given;
  return {
    ...given,
    countries: [...countries, ...(country && country !== 'global' ? [country] : [])],
    industries: [...industries, ...(industry ? [industry] : [])],
    verified: verified ? ['1'] : [],
  };
}
