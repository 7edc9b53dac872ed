import { useEdition } from '@wbn/edition/use-edition.tsx';
import { usePath } from '@wbn/edition/use-path.ts';
import { ButtonLink } from '@wbn/ui-kit/controls/button-link.tsx';
import { useTranslation } from 'react-i18next';
import type { CountryOption } from '../countries/country-option.ts';
import { type SearchAddress, searchPath } from './search-address.ts';

interface OwnCountryProps {
  readonly address: SearchAddress;
  readonly countries: readonly CountryOption[];
}

/** Narrows a list to the country of the edition. */
export function OwnCountry({ address, countries }: OwnCountryProps) {
  const { t } = useTranslation('search');
  const path = usePath();
  const { country } = useEdition();
  const name = countries.find(({ value }) => value === country)?.text;
  if (address.countries.length > 0 || name === undefined) return null;
  return (
    <ButtonLink
      to={path(searchPath({ ...address, countries: [country], page: 1 }))}
      variant="secondary"
      size="sm"
    >
      {t('list.only', { country: name })}
    </ButtonLink>
  );
}
