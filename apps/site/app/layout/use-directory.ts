import type { SearchBarProps } from '@wbn/search/search-bar/search-bar.tsx';
import { useMatches } from 'react-router-dom';
import { findLayout } from './layout-routes.ts';

type CountryOptions = SearchBarProps['countries'];

interface Directory {
  /** Countries of the search bar; absent outside the directory. */
  readonly countries: CountryOptions | undefined;
  readonly industries: readonly { readonly id: string; readonly name: string }[];
}

/** Reference data that the layout's routes have loaded: nobody loads it twice. */
export function useDirectory(): Directory {
  const matches = useMatches();
  const directory = findLayout(matches, 'directory');
  const lines = (directory?.loaderData as { readonly countries: string } | undefined)?.countries;
  return {
    countries: lines === undefined ? undefined : countryOptions(lines),
    industries: (matches[0]?.loaderData as Pick<Directory, 'industries'> | undefined)?.industries ?? [],
  };
}

const known = new Map<string, CountryOptions>();

/** Reads the countries from one text: 249 pairs would cost more to hand over than all else on a page. */
export function countryOptions(lines: string): CountryOptions {
  const options = known.get(lines) ?? readLines(lines);
  // One text for each language; more would be a sign that it changes, and then old ones need not stay.
  if (known.size > 20) known.clear();
  known.set(lines, options);
  return options;
}

function readLines(lines: string): CountryOptions {
  return lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => ({ value: line.slice(0, 2), text: line.slice(3) }));
}
