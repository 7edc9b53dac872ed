import { usePath } from '@wbn/edition/use-path.ts';
import { ButtonLink } from '@wbn/ui-kit/controls/button-link.tsx';
import { EmptyState } from '@wbn/ui-kit/layout/empty-state.tsx';
import { MessageSquare, SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';

interface NoThreadsProps {
  readonly isCompany: boolean;
  /** There may be some, but none that fits. */
  readonly isFiltered: boolean;
}

/** A list without threads: why, and what to do. */
export function NoThreads({ isCompany, isFiltered }: NoThreadsProps) {
  const { t } = useTranslation('requests');
  const path = usePath();
  if (isFiltered) {
    return (
      <div role="status">
        <EmptyState icon={<SearchX />} title={t('list.notFound')}>
          {t('list.notFoundBody')}
        </EmptyState>
      </div>
    );
  }
  return (
    <EmptyState
      icon={<MessageSquare />}
      title={t('list.none')}
      action={
        isCompany ? undefined : (
          <ButtonLink to={path('/search-result')} variant="secondary" size="sm">
            {t('list.find')}
          </ButtonLink>
        )
      }
    >
      {t(isCompany ? 'list.noneCompany' : 'list.noneMine')}
    </EmptyState>
  );
}
