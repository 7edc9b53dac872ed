import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Anchor } from '@wbn/ui-kit/text/anchor.tsx';
import { MutedText } from '@wbn/ui-kit/text/text.tsx';
import * as styles from './found-results.css.ts';
import { type SearchAddress, searchPath } from './search-address.ts';
import type { FoundOutcome } from './search-outcome.ts';

interface OrderBarProps {
  readonly address: SearchAddress;
  readonly mode: FoundOutcome['mode'];
}

/** Links for the orders of the results, and an explanation of the default order. */
export function OrderBar({ address, mode }: OrderBarProps) {
  const t = useText('search');
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
          <Anchor
            key={order ?? best}
            to={path(searchPath({ ...address, sort: order, page: 1 }))}
            rel="nofollow"
            aria-current={address.sort === order ? 'true' : undefined}
            className={styles.order}
          >
            {t(`order.${order ?? best}`)}
          </Anchor>
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
