import type { BusinessAccess, BusinessCard, BusinessProfile } from '@wbn/contract/business/business.ts';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { Anchor } from '@wbn/ui-kit/text/anchor.tsx';
import * as styles from '../parts/card.css.ts';
import { MembershipBadge } from './membership-badge.tsx';
import { VerifiedBadge } from './verified-badge.tsx';

interface BusinessBadgesProps {
  readonly business: Pick<BusinessCard, 'subscription' | 'verified'> &
    Partial<Pick<BusinessProfile, 'importedFrom'>>;
  readonly session?: BusinessAccess | null | undefined;
  /** Path of the page that documents the verification. */
  readonly recordPath?: string;
}

/** Membership level and verification of a business, side by side; one that nobody belongs to has no membership. */
export function BusinessBadges({ business, session, recordPath }: BusinessBadgesProps) {
  const badge = <VerifiedBadge verified={business.verified} showUnverified={Boolean(session)} />;
  return (
    <Inline space="xxs">
      {recordPath !== undefined && business.verified ? (
        <Anchor to={recordPath} className={styles.badgeLink}>
          {badge}
        </Anchor>
      ) : (
        badge
      )}
      {!business.importedFrom?.unowned && <MembershipBadge level={business.subscription} />}
    </Inline>
  );
}
