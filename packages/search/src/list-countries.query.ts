import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { Query } from '@wbn/api-client/query.ts';
import { listCountries } from '@wbn/contract/catalog/list-countries.ts';

/** An entry of a country list (REF-01). */
export interface CountryOption {
  readonly value: string;
  readonly text: string;
  readonly emoji: string;
}

const hour = 3_600_000;

/** All countries by name; a failure yields an empty list, never an error page (REF-08). */
export function listCountriesQuery(api: ApiClient): Query<readonly CountryOption[]> {
  return {
    queryKey: ['list-countries'],
    staleTime: hour,
    queryFn: () =>
      api.call(listCountries, {}).then(
        ({ data }) => data.map(({ code, countryName, emoji }) => ({ value: code, text: countryName, emoji })),
        () => [],
      ),
  };
}
