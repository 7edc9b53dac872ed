import { useLanguage } from '@wbn/edition/use-edition.tsx';
import { usePath } from '@wbn/edition/use-path.ts';
import { ButtonLink } from '@wbn/ui-kit/controls/button-link.tsx';
import { EmptyState } from '@wbn/ui-kit/layout/empty-state.tsx';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { countText } from './count-text.ts';
import { isNarrowed, withoutFacets } from './facet-choice.ts';
import { type SearchAddress, searchPath } from './search-address.ts';
import type { FoundOutcome } from './search-outcome.ts';

interface NoResultsProps {
  readonly address: SearchAddress;
  readonly outcome: FoundOutcome;
}

/** Says that nothing is here, and leads to where the same search finds something; whoever followed a link of ours did nothing wrong. */
export function NoResults({ address, outcome }: NoResultsProps) {
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
