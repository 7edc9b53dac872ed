import type { Country } from '@wbn/contract/shared/values.ts';
import { countryLabel } from '../labels/country-label.ts';

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
      {flag && <span aria-hidden="true">{country.emoji} </span>}
      <span title={title}>{text}</span>
    </>
  );
}
