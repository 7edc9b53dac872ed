import { usePath } from '@wbn/edition/use-path.ts';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { searchTypes } from '../search-type.ts';
import { type SearchAddress, searchPath } from './search-address.ts';
import * as styles from './type-tabs.css.ts';

/** The same search among another kind of results: text, country and industry stay. */
export function TypeTabs({ address }: { readonly address: SearchAddress }) {
  const { t } = useTranslation('search');
  const path = usePath();
  const tabs = useRef<HTMLElement>(null);

  // On a phone the tab of this page may lie outside of what the row shows.
  useEffect(() => {
    const row = tabs.current;
    const current = row?.querySelector(`[data-type="${address.business}"]`);
    if (!row || !current) return;
    const [outer, inner] = [row.getBoundingClientRect(), current.getBoundingClientRect()];
    row.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2;
  }, [address.business]);

  return (
    <nav ref={tabs} aria-label={t('results.types')} className={styles.tabs}>
      <ul className={styles.list}>
        {searchTypes.map((type) => (
          <li key={type}>
            <Link
              to={path(searchPath({ ...address, business: type, page: 1 }))}
              aria-current={type === address.business ? 'page' : undefined}
              data-type={type}
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
