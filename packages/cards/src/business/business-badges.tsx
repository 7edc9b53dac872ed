import type { BusinessAccess, BusinessCard } from '@wbn/contract/business/business.ts';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { Badge } from '@wbn/ui-kit/text/badge.tsx';
import { useTranslation } from 'react-i18next';
import { MembershipBadge } from './membership-badge.tsx';
import { VerifiedBadge } from './verified-badge.tsx';

interface BusinessBadgesProps {
  readonly business: Pick<BusinessCard, 'subscription' | 'verified' | 'sample'>;
  readonly session?: BusinessAccess | null | undefined;
}

/** Membership level, verification and the mark of sample data, side by side. */
export function BusinessBadges({ business, session }: BusinessBadgesProps) {
  const { t } = useTranslation('cards');
  return (
    <Inline space="xxs">
      <VerifiedBadge verified={business.verified} showUnverified={Boolean(session)} />
      <MembershipBadge level={business.subscription} />
      {business.sample && <Badge title={t('sampleTitle')}>{t('sample')}</Badge>}
    </Inline>
  );
}
