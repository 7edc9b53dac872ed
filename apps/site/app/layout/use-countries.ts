import type { SearchBarProps } from '@wbn/search/search-bar/search-bar.tsx';
import { useMemo } from 'react';
import { useMatches } from 'react-router-dom';
import { findLayout } from './layout-routes.ts';

/** What the loader of `routes/directory.tsx` gives: names of the countries by code, half as long as a list of options. */
interface DirectoryData {
  readonly countries: Readonly<Record<string, string>>;
}

/** Countries of the search bar; undefined on pages without one. */
export function useCountries(): SearchBarProps['countries'] | undefined {
  const { loaderData } = findLayout(useMatches(), 'directory') ?? {};
  const { countries } = (loaderData ?? {}) as Partial<DirectoryData>;
  return useMemo(
    () => countries && Object.entries(countries).map(([value, text]) => ({ value, text })),
    [countries],
  );
}
