import type { SearchTypeCode } from '@wbn/contract/catalog/business-type-codes.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { ButtonLink } from '@wbn/ui-kit/controls/button-link.tsx';
import { EmptyState } from '@wbn/ui-kit/layout/empty-state.tsx';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isNarrowed, withoutFacets } from './facet-choice.ts';
import { type SearchAddress, searchPath } from './search-address.ts';

const neighbours: readonly SearchTypeCode[] = ['MA', 'DI', 'PR'];

/** Says that nothing was found, and where the same search may find something. */
export function NoResults({ address }: { readonly address: SearchAddress }) {
  const { t } = useTranslation('search');
  const path = usePath();
  const to = (change: Partial<SearchAddress>) => path(searchPath({ ...address, page: 1, ...change }));
  const isNarrow = isNarrowed(address);
  return (
    <EmptyState
      title={t('results.emptyTitle')}
      icon={<SearchX />}
      action={
        <Inline justify="center">
          {isNarrow && (
            <ButtonLink to={path(searchPath(withoutFacets(address)))} variant="secondary" size="sm">
              {t('results.emptyGlobal')}
            </ButtonLink>
          )}
          {neighbours
            .filter((type) => address.list || type !== address.business)
            .map((type) => (
              <ButtonLink
                key={type}
                to={to({ list: undefined, business: type })}
                variant="secondary"
                size="sm"
              >
                {t('results.emptyType', { type: t(`type.${type}`) })}
              </ButtonLink>
            ))}
          <ButtonLink to={path('/industries')} variant="secondary" size="sm">
            {t('results.emptyIndustries')}
          </ButtonLink>
        </Inline>
      }
    >
      {t('results.emptyHint')}
    </EmptyState>
  );
}
