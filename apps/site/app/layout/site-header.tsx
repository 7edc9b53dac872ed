import { useEdition, useEditionLabel } from '@wbn/edition/use-edition.tsx';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { readBarValues } from '@wbn/search/search-bar/read-bar-values.ts';
import { SearchBar, type SearchBarProps } from '@wbn/search/search-bar/search-bar.tsx';
import { Anchor } from '@wbn/ui-kit/text/anchor.tsx';
import { useMatches, useSearchParams } from 'react-router-dom';
import { AccountArea } from './account-area.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { searchTypeOf } from './layout-routes.ts';
import { MobileMenu } from './mobile-menu.tsx';
import * as styles from './site-header.css.ts';

interface SiteHeaderProps {
  /** Countries of the search bar; undefined on the home page, which has none (HOME-01). */
  readonly countries: SearchBarProps['countries'] | undefined;
}

/** Logo, search bar, account area and languages (LAY-10). */
export function SiteHeader({ countries }: SiteHeaderProps) {
  const t = useText('site');
  const path = usePath();
  const edition = useEdition();
  const label = useEditionLabel();
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <MobileMenu />
        <Anchor to={path('/')} className={styles.logo}>
          <img
            src={edition.logo}
            alt={t('header.logo', { edition: label })}
            width={112}
            height={40}
            className={styles.logoPicture}
          />
        </Anchor>
        {countries && <HeaderSearch countries={countries} />}
        <AccountArea />
        <LanguageMenu />
      </div>
    </header>
  );
}

/** The bar shows the search of the results; on other pages it starts with all companies. */
function HeaderSearch({ countries }: Pick<SearchBarProps, 'countries'>) {
  const type = searchTypeOf(useMatches());
  const [parameters] = useSearchParams();
  const values = readBarValues(parameters, type ?? 'ALL');
  return (
    <div className={styles.search}>
      <SearchBar countries={countries} values={type ? values : { ...values, search: '' }} />
    </div>
  );
}
