import type { Country } from '@wbn/contract/shared/values.ts';
import { Flag } from './flag.tsx';

const limit = 24;

/** Name of a country for a card, and its full name when it was cut (WID-04, decision 15). */
interface CountryLabel {
  readonly text: string;
  readonly title?: string;
}

/** Cuts names longer than 24 characters and adds an ellipsis. */
export function countryLabel(countryName: string): CountryLabel {
  const characters = [...countryName];
  if (characters.length <= limit) return { text: countryName };
  return { text: `${characters.slice(0, limit).join('').trimEnd()}…`, title: countryName };
}

interface CountryNameProps {
  readonly country: Country;
  readonly flag?: boolean;
}

/** A country on a card; a long name is cut and its full name shown on hover (decision 15). */
export function CountryName({ country, flag = false }: CountryNameProps) {
  const { text, title } = countryLabel(country.countryName);
  return (
    <>
      {flag && <Flag country={country} />}
      <span title={title}>{text}</span>
    </>
  );
}

/** A country in a table of facts: flag and full name. */
export function WholeCountryName({ country }: Pick<CountryNameProps, 'country'>) {
  return (
    <>
      <Flag country={country} />
      <bdi>{country.countryName}</bdi>
    </>
  );
}
