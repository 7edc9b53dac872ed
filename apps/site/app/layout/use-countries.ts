import type { SearchBarProps } from '@wbn/search/search-bar/search-bar.tsx';
import { useMemo } from 'react';
import { useMatches } from 'react-router-dom';
import { findLayout } from './layout-routes.ts';

/** Data of the loader in `routes/directory.tsx`: country names by code, half the size of a list of options. */
interface DirectoryData {
  readonly countries: Readonly<Record<string, string>>;
}

/** Returns the countries of the search bar; undefined on pages without it. */
export function useCountries(): SearchBarProps['countries'] | undefined {
  const { loaderData } = findLayout(useMatches(), 'directory') ?? {};
  const { countries } = (loaderData ?? {}) as Partial<DirectoryData>;
  return useMemo(
    () => countries && Object.entries(countries).map(([value, text]) => ({ value, text })),
    [countries],
  );
}
