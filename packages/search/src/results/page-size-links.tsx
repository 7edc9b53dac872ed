import { pageSizes } from '@wbn/contract/search/facet-values.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import * as styles from './order-bar.css.ts';
import { type SearchAddress, searchPath } from './search-address.ts';

/** How many results stand on a page; nothing where all stand on the smallest. */
export function PageSizeLinks({
  address,
  total,
}: {
  readonly address: SearchAddress;
  readonly total: number;
}) {
  const { t } = useTranslation('search');
  const path = usePath();
  if (total <= pageSizes[0]) return null;
  return (
    <nav aria-label={t('results.sizes')} className={styles.bar}>
      <span>{t('results.perPage')}</span>
      <span className={styles.orders}>
        {pageSizes.map((size) => (
          <Link
            key={size}
            to={path(searchPath({ ...address, size, page: 1 }))}
            rel="nofollow"
            aria-current={size === address.size ? 'true' : undefined}
            className={styles.order}
          >
            {size}
          </Link>
        ))}
      </span>
    </nav>
  );
}
