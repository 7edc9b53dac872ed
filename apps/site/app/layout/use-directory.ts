import type { SearchBarProps } from '@wbn/search/search-bar/search-bar.tsx';
import { useMatches } from 'react-router-dom';

interface Directory {
  /** Countries of the search bar; absent outside the directory. */
  readonly countries: SearchBarProps['countries'] | undefined;
  readonly industries: readonly { readonly id: string; readonly name: string }[];
}

/** Reference data that the layout's routes have loaded: nobody loads it twice. */
export function useDirectory(): Directory {
  const matches = useMatches();
  const directory = matches.find(({ id }) => id.endsWith('/directory'));
  return {
    countries: (directory?.loaderData as Directory | undefined)?.countries,
    industries: (matches[0]?.loaderData as Directory | undefined)?.industries ?? [],
  };
}
