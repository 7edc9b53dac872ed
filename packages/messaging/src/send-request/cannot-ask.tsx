import { businessPath, requestsPath } from '@wbn/cards/business/business-path.ts';
import type { BusinessProfile } from '@wbn/contract/business/business.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { ButtonLink } from '@wbn/ui-kit/controls/button-link.tsx';
import { EmptyState } from '@wbn/ui-kit/layout/empty-state.tsx';
import { useTranslation } from 'react-i18next';
import type { Obstacle } from './use-receivers.ts';

interface CannotAskProps {
  readonly obstacle: Obstacle;
  /** Absent where it is gone. */
  readonly business: BusinessProfile | undefined;
}

/** Why a company cannot be asked, and where to go instead. */
export function CannotAsk({ obstacle, business }: CannotAskProps) {
  const { t } = useTranslation('send-request');
  const path = usePath();
  const ways = {
    gone: '/search-result',
    own: business && requestsPath(business.businessID),
    blocked: business && businessPath(business),
  };
  return (
    <EmptyState
      title={t(`cannot.${obstacle}.title`, { company: business?.general.companyName })}
      action={<ButtonLink to={path(ways[obstacle] ?? '/')}>{t(`cannot.${obstacle}.action`)}</ButtonLink>}
    >
      {t(`cannot.${obstacle}.body`)}
    </EmptyState>
  );
}
