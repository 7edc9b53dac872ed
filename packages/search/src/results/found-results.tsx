import { SampleNotice } from '@wbn/cards/parts/sample-notice.tsx';
import { useLanguage } from '@wbn/edition/use-edition.tsx';
import { usePath } from '@wbn/edition/use-path.ts';
import { ButtonLink } from '@wbn/ui-kit/controls/button-link.tsx';
import { EmptyState } from '@wbn/ui-kit/layout/empty-state.tsx';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { countText } from './count-text.ts';
import { isNarrowed, withoutFacets } from './facet-choice.ts';
import { OrderBar } from './order-bar.tsx';
import { type DrawSave, ResultList } from './result-list.tsx';
import { ResultPages } from './result-pages.tsx';
import { type SearchAddress, searchPath } from './search-address.ts';
import * as styles from './search-notices.css.ts';
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
      <ResultList outcome={outcome} label={t('results.list')} drawSave={drawSave} />
      <ResultPages address={address} outcome={outcome} />
    </Stack>
  );
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
