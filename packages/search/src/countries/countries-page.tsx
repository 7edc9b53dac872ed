import type { SearchTypeCode } from '@wbn/contract/catalog/business-type-codes.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { ErrorState } from '@wbn/ui-kit/error-state.tsx';
import { Heading } from '@wbn/ui-kit/heading.tsx';
import { Stack } from '@wbn/ui-kit/stack.tsx';
import { Surface } from '@wbn/ui-kit/surface.tsx';
import { Text } from '@wbn/ui-kit/text.tsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { CountryOption } from '../list-countries.query.ts';
import { searchPath } from '../results/search-address.ts';
import { searchTypes } from '../search-type.ts';
import * as styles from './countries-page.css.ts';
import { groupByLetter } from './group-by-letter.ts';

interface CountriesPageProps {
  readonly countries: readonly Pick<CountryOption, 'value' | 'text'>[];
  /** What the links search for in a country; manufacturers unless told. */
  readonly business?: SearchTypeCode;
}

/** All countries by their first letter, each a search (decision 2). */
export function CountriesPage({ countries, business = 'MA' }: CountriesPageProps) {
  const { t } = useTranslation('search');
  const path = usePath();
  const groups = groupByLetter(countries, useLocale());
  const type = t(`type.${business}`);
  return (
    <Stack space="lg">
      <Stack space="xs" as="header">
        <Heading level={1}>{t('countries.heading', { type })}</Heading>
        <Text tone="muted">{t('countries.intro')}</Text>
      </Stack>
      <nav aria-label={t('countries.types')}>
        <ul className={styles.types}>
          {searchTypes.map((code) => (
            <li key={code}>
              <Link
                to={path(code === 'MA' ? '/countries' : `/countries?business=${code}`)}
                aria-current={code === business ? 'page' : undefined}
                className={styles.type}
              >
                {t(`type.${code}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {countries.length === 0 ? (
        <ErrorState title={t('countries.failed')} />
      ) : (
        <Surface padding="lg">
          <div className={styles.groups}>
            {groups.map(({ letter, entries }) => (
              <section key={letter} aria-labelledby={`letter-${letter}`} className={styles.group}>
                <h2 id={`letter-${letter}`} className={styles.letter}>
                  {letter}
                </h2>
                <ul className={styles.list}>
                  {entries.map(({ value, text }) => (
                    <li key={value}>
                      <Link to={path(searchPath({ business, countries: value }))} className={styles.country}>
                        {text}
                      </Link>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </Surface>
      )}
    </Stack>
  );
}
