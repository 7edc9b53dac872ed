import type { SearchTab } from '@wbn/contract/search/search-reply.ts';
import { useLanguage } from '@wbn/edition/use-edition.tsx';
import { usePath } from '@wbn/edition/use-path.ts';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { searchTypes } from '../search-type.ts';
import { countText } from './count-text.ts';
import { type SearchAddress, searchPath } from './search-address.ts';
import * as styles from './type-tabs.css.ts';

interface TypeTabsProps {
  readonly address: SearchAddress;
  readonly tabs: readonly SearchTab[];
}

/** The same search among another kind of results: words and filters stay, and each says how much it finds. */
export function TypeTabs({ address, tabs: counts }: TypeTabsProps) {
  const { t } = useTranslation('search');
  const language = useLanguage();
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
              <TabCount tab={counts.find((tab) => tab.type === type)} language={language} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Nothing where it was not counted, or where more than were counted may be there. */
function TabCount({ tab, language }: { readonly tab: SearchTab | undefined; readonly language: string }) {
  if (!tab || (tab.least && tab.count === 0)) return null;
  return (
    <>
      {' '}
      <span className={styles.count}>{countText(tab.count, tab.least, language)}</span>
    </>
  );
}
