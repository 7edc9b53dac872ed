import { usePath } from '@wbn/edition/use-path.ts';
import { MutedText } from '@wbn/ui-kit/text/text.tsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import * as styles from './order-bar.css.ts';
import { type SearchAddress, searchPath } from './search-address.ts';
import type { FoundOutcome } from './search-outcome.ts';

interface OrderBarProps {
  readonly address: SearchAddress;
  readonly mode: FoundOutcome['mode'];
}

/** In which order the results stand, each other order a link, and why the best stand first. */
export function OrderBar({ address, mode }: OrderBarProps) {
  const { t } = useTranslation('search');
  const path = usePath();
  const hasWords = address.search !== '';
  const best = hasWords ? 'match' : 'quality';
  const orders =
    mode === 'user' ? ([undefined, 'newest'] as const) : ([undefined, 'newest', 'verified'] as const);
  const isExplained = address.sort === undefined && (hasWords || mode !== 'user');
  return (
    <div className={styles.bar}>
      <nav aria-label={t('order.label')} className={styles.orders}>
        {orders.map((order) => (
          <Link
            key={order ?? best}
            to={path(searchPath({ ...address, sort: order, page: 1 }))}
            rel="nofollow"
            aria-current={address.sort === order ? 'true' : undefined}
            className={styles.order}
          >
            {t(`order.${order ?? best}`)}
          </Link>
        ))}
      </nav>
      {isExplained && (
        <details className={styles.why}>
          <summary className={styles.question}>{t('order.why')}</summary>
          <div className={styles.answer}>
            <MutedText>
              {t(
                hasWords ? 'order.whyMatch' : mode === 'product' ? 'order.whyProducts' : 'order.whyCompanies',
              )}
            </MutedText>
            {mode !== 'user' && <MutedText>{t('order.whyPromoted')}</MutedText>}
          </div>
        </details>
      )}
    </div>
  );
}
