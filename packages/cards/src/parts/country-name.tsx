import type { Country } from '@wbn/contract/shared/values.ts';
import { Flag } from './flag.tsx';

const limit = 24;

/** A country's name for a card, and its full name when it had to be cut (WID-04, decision 15). */
interface CountryLabel {
  readonly text: string;
  readonly title?: string;
}

/** Whole up to 24 characters; longer names end after 24 with an ellipsis. */
export function countryLabel(countryName: string): CountryLabel {
  const characters = [...countryName];
  if (characters.length <= limit) return { text: countryName };
  return { text: `${characters.slice(0, limit).join('').trimEnd()}…`, title: countryName };
}

interface CountryNameProps {
  readonly country: Country;
  readonly flag?: boolean;
}

/** A country on a card, cut when it is long, its full name on hover (decision 15). */
export function CountryName({ country, flag = false }: CountryNameProps) {
  const { text, title } = countryLabel(country.countryName);
  return (
    <>
      {flag && <Flag country={country} />}
      <span title={title}>{text}</span>
    </>
  );
}

/** A country in a table of facts: flag and whole name. */
export function WholeCountryName({ country }: Pick<CountryNameProps, 'country'>) {
  return (
    <>
      <Flag country={country} />
      <bdi>{country.countryName}</bdi>
    </>
  );
}
