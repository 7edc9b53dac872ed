import type { BusinessAccess, BusinessCard } from '@wbn/contract/business/business.ts';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { MembershipBadge } from './membership-badge.tsx';
import { VerifiedBadge } from './verified-badge.tsx';

interface BusinessBadgesProps {
  readonly business: Pick<BusinessCard, 'subscription' | 'verified'>;
  readonly session?: BusinessAccess | null | undefined;
}

/** Membership level and verification, side by side. */
export function BusinessBadges({ business, session }: BusinessBadgesProps) {
  return (
    <Inline space="xxs">
      <VerifiedBadge verified={business.verified} showUnverified={Boolean(session)} />
      <MembershipBadge level={business.subscription} />
    </Inline>
  );
}
