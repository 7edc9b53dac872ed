import { BusinessCardList } from '@wbn/cards/business/business-card-list.tsx';
import type { BusinessCard } from '@wbn/contract/business/business.ts';
import { useEdition } from '@wbn/edition/use-edition.tsx';
import { usePath } from '@wbn/edition/use-path.ts';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { useTranslation } from 'react-i18next';

export interface CountryCompanies {
  /** ISO 3166-1. */
  readonly country: string;
  /** The newest. */
  readonly businesses: readonly BusinessCard[];
  readonly total: number;
}

/** What an edition is for: the companies of its own country, and the way to all others; before the first has registered, that alone. */
export function CountryBusinesses({ companies }: { readonly companies: CountryCompanies | undefined }) {
  const { t } = useTranslation('marketing-pages');
  const path = usePath();
  const { id } = useEdition();
  if (!companies) return null;
  const everywhere = <TextLink to={path('/companies')}>{t('country.everywhere')}</TextLink>;
  const name = companies.businesses[0]?.contactInfo.country?.countryName;
  if (name === undefined) {
    return (
      <Text tone="muted">
        {t('country.none', { place: t(`network.sites.${id}`) })} {everywhere}
      </Text>
    );
  }
  const { country, businesses, total } = companies;
  return (
    <BusinessCardList
      title={t('country.heading', { country: name })}
      businesses={businesses}
      more={
        <Inline space="sm" align="baseline">
          <Text size="sm">
            <TextLink to={path(`/companies?countries=${country}`)}>
              {t('country.all', { count: total, country: name })}
            </TextLink>
          </Text>
          <Text size="sm">{everywhere}</Text>
        </Inline>
      }
      swipe
    />
  );
}
