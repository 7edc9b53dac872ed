import type { CountryOption } from '@wbn/search/countries/country-option.ts';
import { useMatches } from 'react-router-dom';
import { frameName } from '../../routing/route-record.ts';

/** Returns the chosen countries and the edition's for the search bar, which `routes/page-frame.tsx` loads. */
export function useCountries(): readonly CountryOption[] {
  const frame = useMatches().find(({ id }) => id === frameName);
  return (frame?.loaderData as { readonly countries: readonly CountryOption[] } | undefined)?.countries ?? [];
}
