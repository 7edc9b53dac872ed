import { Badge } from '@wbn/ui-kit/text/badge.tsx';
import { BadgeCheck, ShieldAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';

interface VerifiedBadgeProps {
  readonly verified: boolean;
  /** Says 'Not Verified' too; for the people of the business (WID-06). Everybody else sees nothing then. */
  readonly showUnverified?: boolean;
}

/** Outcome of the verification of a business (decision 21). */
export function VerifiedBadge({ verified, showUnverified = false }: VerifiedBadgeProps) {
  const { t } = useTranslation('cards');
  if (verified) {
    return (
      <Badge tone="success" icon={<BadgeCheck aria-hidden="true" />} title={t('verifiedTitle')}>
        {t('verified')}
      </Badge>
    );
  }
  if (!showUnverified) return null;
  return (
    <Badge tone="warning" icon={<ShieldAlert aria-hidden="true" />}>
      {t('notVerified')}
    </Badge>
  );
}
