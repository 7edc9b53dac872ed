import { usePath } from '@wbn/edition/use-path.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { searchTypes } from '../search-type.ts';
import { type SearchAddress, searchPath } from './search-address.ts';
import * as styles from './type-tabs.css.ts';

/** The same search among another kind of results: text, country and industry stay. */
export function TypeTabs({ address }: { readonly address: SearchAddress }) {
  const { t } = useTranslation('search');
  const path = usePath();
  return (
    <nav aria-label={t('results.types')} className={styles.tabs}>
      <ul className={styles.list}>
        {searchTypes.map((type) => (
          <li key={type}>
            <Link
              to={path(searchPath({ ...address, business: type, page: 1 }))}
              aria-current={type === address.business ? 'page' : undefined}
              className={styles.tab}
            >
              {t(`type.${type}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
