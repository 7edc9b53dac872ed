import type { SearchBarProps } from '@wbn/search/search-bar/search-bar.tsx';
import { useMatches } from 'react-router-dom';
import { type Packed, unpack } from '../data/packed.ts';
import { findLayout } from './layout-routes.ts';

type CountryOptions = SearchBarProps['countries'];

interface Directory {
  /** Countries of the search bar; absent outside the directory. */
  readonly countries: CountryOptions | undefined;
  readonly industries: readonly { readonly id: string; readonly name: string }[];
}

/** By their codes. */
type CountryNames = Readonly<Record<string, string>>;

interface DirectoryData {
  readonly countries: Packed<CountryNames>;
}

interface RootData {
  readonly industries: Packed<Directory['industries']>;
}

/** Reference data that the layout's routes have loaded: nobody loads it twice. */
export function useDirectory(): Directory {
  const matches = useMatches();
  const directory = findLayout(matches, 'directory');
  const { countries } = (directory?.loaderData as DirectoryData | undefined) ?? {};
  const { industries } = (matches[0]?.loaderData as RootData | undefined) ?? {};
  return {
    countries: countries && countryOptions(unpack(countries)),
    industries: industries ? unpack(industries) : [],
  };
}

const known = new WeakMap<CountryNames, CountryOptions>();

/** 249 objects of two properties would be twice as long to hand over. */
function countryOptions(names: CountryNames): CountryOptions {
  const options = known.get(names) ?? Object.entries(names).map(([value, text]) => ({ value, text }));
  known.set(names, options);
  return options;
}
