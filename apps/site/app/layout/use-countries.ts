import type { SearchBarProps } from '@wbn/search/search-bar/search-bar.tsx';
import { useMatches } from 'react-router-dom';
import { findLayout } from './layout-routes.ts';

/** Data of the loader in `routes/directory.tsx`. */
type DirectoryData = Pick<SearchBarProps, 'countries'>;

/** Returns the chosen countries and the edition's for the search bar; undefined on pages without it. */
export function useCountries(): SearchBarProps['countries'] | undefined {
  const { loaderData } = findLayout(useMatches(), 'directory') ?? {};
  return (loaderData as DirectoryData | undefined)?.countries;
}
