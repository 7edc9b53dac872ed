import { pageSizes } from '@wbn/contract/search/facet-values.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { ButtonLink } from '@wbn/ui-kit/controls/button-link.tsx';
import { EmptyState } from '@wbn/ui-kit/layout/empty-state.tsx';
import { Pagination } from '@wbn/ui-kit/layout/pagination.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { MutedText } from '@wbn/ui-kit/text/text.tsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import * as styles from './order-bar.css.ts';
import { pageCountOf } from './result-range.ts';
import { type SearchAddress, searchPath } from './search-address.ts';
import type { FoundOutcome } from './search-outcome.ts';

interface ResultPagesProps {
  readonly address: SearchAddress;
  readonly outcome: FoundOutcome;
}

/** The way to the other pages, and how much stands on one; from beyond the last, back to the first. */
export function ResultPages({ address, outcome }: ResultPagesProps) {
  const { t } = useTranslation('search');
  const path = usePath();
  const pageCount = pageCountOf(outcome.total, address.size);
  const hrefFor = (page: number) => path(searchPath({ ...address, page }));
  if (outcome.results.length === 0)
    return (
      <EmptyState
        title={t('results.beyondEnd')}
        action={<ButtonLink to={hrefFor(1)}>{t('results.firstPage')}</ButtonLink>}
      />
    );
  return (
    <>
      <Pagination
        page={address.page}
        pageCount={pageCount}
        hrefFor={hrefFor}
        label={t('results.pages')}
        previousLabel={t('results.previous')}
        nextLabel={t('results.next')}
      />
      <PageSizeLinks address={address} total={outcome.total} />
      {pageCount > 1 && !outcome.totalIsLeast && address.page === pageCount && (
        <Stack align="center">
          <MutedText>{t('results.end')}</MutedText>
        </Stack>
      )}
    </>
  );
}

/** How many results stand on a page; nothing where all stand on the smallest. */
function PageSizeLinks({ address, total }: { readonly address: SearchAddress; readonly total: number }) {
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
