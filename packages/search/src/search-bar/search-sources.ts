import type { SearchTypeCode } from '@wbn/contract/catalog/business-type-codes.ts';
import type { CountryCounts } from '../countries/country-counts.ts';
import type { CountryOption } from '../countries/country-option.ts';
import type { Suggestions } from './suggestions/suggestions.ts';

/** Where suggestions, countries and counts are loaded from. */
export interface SearchSources {
  readonly suggest: (text: string, signal: AbortSignal) => Promise<Suggestions>;
  readonly listCountries: () => Promise<readonly CountryOption[]>;
  /** Entries of a type per country. */
  readonly countByCountry: (business: SearchTypeCode) => Promise<CountryCounts>;
}

/** Loads from paths of the site in the current language, so that the caches in front of the site can serve them. */
export function sourcesOfSite(path: (path: string) => string): SearchSources {
  return {
    suggest: (text, signal) =>
      readJson(path(`/suggestions.json?${new URLSearchParams({ search: text })}`), signal),
    listCountries: () => readJson(path('/countries.json')),
    countByCountry: (business) => readJson(path(`/country-counts.json?business=${business}`)),
  };
}

async function readJson<Data>(address: string, signal?: AbortSignal): Promise<Data> {
  const response = await fetch(address, { signal: signal ?? null });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return (await response.json()) as Data;
}
