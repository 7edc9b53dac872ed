import { SampleNotice } from '@wbn/cards/parts/sample-notice.tsx';
import type { SearchTypeCode } from '@wbn/contract/catalog/business-type-codes.ts';
import { pageSizes } from '@wbn/contract/search/facet-values.ts';
import { useLanguage } from '@wbn/edition/use-edition.tsx';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { ButtonLink } from '@wbn/ui-kit/controls/buttons/button-link.tsx';
import { EmptyState } from '@wbn/ui-kit/layout/empty-state.tsx';
import { Pagination } from '@wbn/ui-kit/layout/pagination.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Anchor } from '@wbn/ui-kit/text/anchor.tsx';
import { MutedText } from '@wbn/ui-kit/text/text.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { countText } from './count-text.ts';
import * as styles from './found-results.css.ts';
import { NoResults } from './no-results.tsx';
import { RecognisedLine } from './recognised-line.tsx';
import { type DrawSave, ResultList } from './result-list.tsx';
import { pageCountOf, rangeOf } from './result-range.ts';
import { resultsId, type SearchAddress, searchPath } from './search-address.ts';
import { PartialNotice, SearchNotices } from './search-notices.tsx';
import { countFull, type FoundOutcome } from './search-outcome.ts';

interface FoundResultsProps {
  readonly address: SearchAddress;
  readonly outcome: FoundOutcome;
  readonly drawSave: DrawSave | undefined;
  /** The requested type. */
  readonly asked: SearchTypeCode;
  /** Path that saves the search, without language. */
  readonly savePath: string | undefined;
  /** Path that asks suppliers, without language; undefined when there are enough results. */
  readonly quotePath: string | undefined;
}

/** A page of results with pagination, or suggestions when nothing was found. */
export function FoundResults({ address, outcome, drawSave, asked, savePath, quotePath }: FoundResultsProps) {
  const t = useText('search');
  const path = usePath();
  const { recognised, nearestCategory, correction } = outcome;
  const understood = recognised && !address.exact && (
    <RecognisedLine
      {...{ address, recognised, nearest: nearestCategory }}
      hasMatches={countFull(outcome).count > 0}
      hasCorrection={correction !== undefined}
    />
  );
  if (outcome.total === 0)
    return (
      <Stack space="md">
        {understood}
        <div id={resultsId} tabIndex={-1}>
          <NoResults address={address} outcome={outcome} savePath={savePath} quotePath={quotePath} />
        </div>
      </Stack>
    );
  if (outcome.results.length === 0) return <ResultPages address={address} outcome={outcome} />;
  const [full, partial] = splitResults(outcome, (address.page - 1) * address.size);
  const introduction = <PartialNotice address={address} outcome={outcome} quotePath={quotePath} />;
  return (
    <Stack space="sm">
      {understood}
      <SearchNotices address={address} asked={asked} outcome={outcome} />
      {outcome.full === 0 && introduction}
      {full.results.length > 0 && (
        <ResultList outcome={full} label={t('results.list')} drawSave={drawSave} id={resultsId} />
      )}
      {partial.results.length > 0 && (
        <>
          {outcome.full !== 0 && introduction}
          <ResultList
            outcome={partial}
            label={t('results.partialList')}
            drawSave={drawSave}
            {...(full.results.length > 0 ? { followsPromoted: true } : { id: resultsId })}
          />
        </>
      )}
      {quotePath && outcome.full !== 0 && (
        <p className={styles.notice}>
          {t('results.few')}
          <TextLink to={path(quotePath)} rel="nofollow">
            {t('results.quote')}
          </TextLink>
        </p>
      )}
      <SampleNotice
        of={
          outcome.mode === 'business'
            ? outcome.results.map(({ businessProfile }) => businessProfile)
            : outcome.results
        }
      />
      <ResultPages address={address} outcome={outcome} />
    </Stack>
  );
}

/** Splits the results of a page into full and partial matches; `skipped` results precede the page. */
function splitResults(outcome: FoundOutcome, skipped: number): readonly [FoundOutcome, FoundOutcome] {
  const { full = Number.POSITIVE_INFINITY, results } = outcome;
  const at = Math.max(full - skipped, 0);
  return [
    { ...outcome, results: results.slice(0, at) } as FoundOutcome,
    { ...outcome, results: results.slice(at) } as FoundOutcome,
  ];
}

interface ResultPagesProps {
  readonly address: SearchAddress;
  readonly outcome: FoundOutcome;
}

/** Pagination and page sizes; a page beyond the last links back to the first. */
function ResultPages({ address, outcome }: ResultPagesProps) {
  const t = useText('search');
  const language = useLanguage();
  const path = usePath();
  const pageCount = pageCountOf(outcome.total, address.size);
  const hrefFor = (page: number) => path(searchPath({ ...address, page }));
  const { from, to } = rangeOf(address, outcome.results.length);
  if (outcome.results.length === 0)
    return (
      <EmptyState
        title={t('results.beyondEnd')}
        action={<ButtonLink to={hrefFor(1)}>{t('results.firstPage')}</ButtonLink>}
      />
    );
  return (
    <div className={styles.pages}>
      {outcome.total > outcome.results.length && (
        <MutedText>
          {t(outcome.full === undefined ? 'results.range' : 'results.rangeWithPartial', {
            from,
            to,
            total: countText(outcome.total, outcome.totalIsLeast, language),
          })}
        </MutedText>
      )}
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
        <div className={styles.end}>
          <MutedText>{t('results.end')}</MutedText>
        </div>
      )}
    </div>
  );
}

/** Links for the number of results per page; hidden when all fit on the smallest page. */
function PageSizeLinks({ address, total }: { readonly address: SearchAddress; readonly total: number }) {
  const t = useText('search');
  const path = usePath();
  if (total <= pageSizes[0]) return null;
  return (
    <nav aria-label={t('results.sizes')} className={styles.bar}>
      <span>{t('results.perPage')}</span>
      <span className={styles.orders}>
        {pageSizes.map((size) => (
          <Anchor
            key={size}
            to={path(searchPath({ ...address, size, page: 1 }))}
            rel="nofollow"
            aria-current={size === address.size ? 'true' : undefined}
            className={styles.order}
          >
            {size}
          </Anchor>
        ))}
      </span>
    </nav>
  );
}
