import type { Country } from '@wbn/contract/shared/values.ts';
import { countryLabel } from '../labels/country-label.ts';
import { Flag } from './flag.tsx';

interface CountryNameProps {
  readonly country: Country;
  /** With the flag in front. */
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
