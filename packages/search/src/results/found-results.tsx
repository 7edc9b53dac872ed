import { SampleNotice } from '@wbn/cards/parts/sample-notice.tsx';
import { pageSizes } from '@wbn/contract/search/facet-values.ts';
import { useLanguage } from '@wbn/edition/use-edition.tsx';
import { usePath } from '@wbn/edition/use-path.ts';
import { ButtonLink } from '@wbn/ui-kit/controls/button-link.tsx';
import { EmptyState } from '@wbn/ui-kit/layout/empty-state.tsx';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { Pagination } from '@wbn/ui-kit/layout/pagination.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { MutedText, Text } from '@wbn/ui-kit/text/text.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { countText } from './count-text.ts';
import { isNarrowed, withoutFacets } from './facet-choice.ts';
import * as styles from './found-results.css.ts';
import { type DrawSave, ResultList } from './result-list.tsx';
import { pageCountOf } from './result-range.ts';
import { type SearchAddress, searchPath } from './search-address.ts';
import type { FoundOutcome } from './search-outcome.ts';

interface FoundResultsProps {
  readonly address: SearchAddress;
  readonly outcome: FoundOutcome;
  readonly drawSave: DrawSave | undefined;
}

/** A page of results with the way to its neighbours, or what to do when there are none. */
export function FoundResults({ address, outcome, drawSave }: FoundResultsProps) {
  const { t } = useTranslation('search');
  if (outcome.total === 0) return <NoResults address={address} outcome={outcome} />;
  if (outcome.results.length === 0) return <ResultPages address={address} outcome={outcome} />;
  const [full, partial] = splitResults(outcome, (address.page - 1) * address.size);
  return (
    <Stack space="md">
      <SearchNotices address={address} outcome={outcome} />
      {outcome.total > 1 && <OrderBar address={address} mode={outcome.mode} />}
      <SampleNotice
        of={
          outcome.mode === 'business'
            ? outcome.results.map(({ businessProfile }) => businessProfile)
            : outcome.results
        }
      />
      {full.results.length > 0 && <ResultList outcome={full} label={t('results.list')} drawSave={drawSave} />}
      {partial.results.length > 0 && (
        <>
          <div role="note" className={styles.notice}>
            <Text>{t('notice.partial')}</Text>
          </div>
          <ResultList
            outcome={partial}
            label={t('results.partialList')}
            drawSave={drawSave}
            followsPromoted={full.results.length > 0}
          />
        </>
      )}
      <ResultPages address={address} outcome={outcome} />
    </Stack>
  );
}

/** What has all the words, with what is promoted, and what has some, of the results that follow so many others. */
function splitResults(outcome: FoundOutcome, skipped: number): readonly [FoundOutcome, FoundOutcome] {
  const { full = Number.POSITIVE_INFINITY, results } = outcome;
  const at = Math.max(full - skipped, 0);
  return [
    { ...outcome, results: results.slice(0, at) } as FoundOutcome,
    { ...outcome, results: results.slice(at) } as FoundOutcome,
  ];
}

interface SearchNoticesProps {
  readonly address: SearchAddress;
  readonly outcome: FoundOutcome;
}

/** Says where the results are not what was typed: similar words, or only some of them. */
function SearchNotices({ address, outcome }: SearchNoticesProps) {
  const { t } = useTranslation('search');
  const path = usePath();
  const { correction, loosened, total } = outcome;
  const exactly = (exact: true | undefined) => path(searchPath({ ...address, exact, page: 1 }));
  if (address.exact && total > 0)
    return (
      <div role="note" className={styles.notice}>
        <Text>{t('notice.exact', { query: address.search })}</Text>
        <TextLink to={exactly(undefined)} rel="nofollow">
          {t('notice.similar')}
        </TextLink>
      </div>
    );
  if (!correction && !loosened) return null;
  return (
    <div role="note" className={styles.notice}>
      {correction && <Text>{t('notice.correction', { ...correction })}</Text>}
      {loosened && <Text>{t('notice.loosened')}</Text>}
      {correction && (
        <TextLink to={exactly(true)} rel="nofollow">
          {t('notice.searchExactly', { typed: correction.typed })}
        </TextLink>
      )}
    </div>
  );
}

interface NoResultsProps {
  readonly address: SearchAddress;
  readonly outcome: FoundOutcome;
}

/** Says that nothing is here, and leads to where the same search finds something; whoever followed a link of ours did nothing wrong. */
function NoResults({ address, outcome }: NoResultsProps) {
  const { t } = useTranslation('search');
  const language = useLanguage();
  const path = usePath();
  const to = (change: Partial<SearchAddress>) => path(searchPath({ ...address, page: 1, ...change }));
  const others = outcome.tabs
    .filter(({ type, count }) => count > 0 && type !== address.business)
    .sort((one, other) => other.count - one.count);
  const type = t(`type.${address.business}`);
  return (
    <EmptyState
      title={
        address.search
          ? t('results.emptyQuery', { type, query: address.search })
          : t('results.emptyType', { type })
      }
      icon={<SearchX />}
      action={
        <Inline justify="center">
          {others.map(({ type: other, count, least }) => (
            <ButtonLink key={other} to={to({ business: other })} variant="secondary" size="sm">
              {t('results.elsewhere', {
                type: t(`type.${other}`),
                found: countText(count, least, language),
              })}
            </ButtonLink>
          ))}
          {isNarrowed(address) && (
            <ButtonLink to={path(searchPath(withoutFacets(address)))} variant="secondary" size="sm">
              {t('results.emptyGlobal')}
            </ButtonLink>
          )}
          {address.exact && (
            <ButtonLink to={to({ exact: undefined })} variant="secondary" size="sm">
              {t('notice.similar')}
            </ButtonLink>
          )}
          {others.length === 0 && (
            <ButtonLink to={path('/industries')} variant="secondary" size="sm">
              {t('results.emptyIndustries')}
            </ButtonLink>
          )}
        </Inline>
      }
    >
      {t(hintOf(address, others.length > 0))}
    </EmptyState>
  );
}

function hintOf(address: SearchAddress, isElsewhere: boolean) {
  if (isElsewhere) return 'results.hintElsewhere';
  if (isNarrowed(address)) return 'results.hintNarrowed';
  return address.search ? 'results.hintWords' : 'results.hintNone';
}

interface OrderBarProps {
  readonly address: SearchAddress;
  readonly mode: FoundOutcome['mode'];
}

/** In which order the results stand, each other order a link, and why the best stand first. */
function OrderBar({ address, mode }: OrderBarProps) {
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

interface ResultPagesProps {
  readonly address: SearchAddress;
  readonly outcome: FoundOutcome;
}

/** The way to the other pages, and how much stands on one; from beyond the last, back to the first. */
function ResultPages({ address, outcome }: ResultPagesProps) {
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
