import { useText } from '@wbn/edition/use-text.ts';
import { Badge } from '@wbn/ui-kit/text/badge.tsx';
import { BadgeCheck, ShieldAlert } from 'lucide-react';

interface VerifiedBadgeProps {
  readonly verified: boolean;
  /** Also shows 'Not Verified', for members of the business (WID-06); others see no badge then. */
  readonly showUnverified?: boolean;
}

/** Badge for a verified business (decision 21); it claims no more than the page of the verification says (VER-04). */
export function VerifiedBadge({ verified, showUnverified = false }: VerifiedBadgeProps) {
  const t = useText('cards');
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
