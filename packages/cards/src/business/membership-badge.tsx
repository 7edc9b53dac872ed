import type { MembershipLevel } from '@wbn/contract/shared/values.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Badge } from '@wbn/ui-kit/text/badge.tsx';

interface MembershipBadgeProps {
  /** `standard` when no plan was bought (WID-16). */
  readonly level?: MembershipLevel | undefined;
}

/** Badge colour of each membership level. */
export const membershipTones = {
  standard: 'neutral',
  gold: 'gold',
  premium: 'premium',
  platinum: 'platinum',
} as const;

/** Badge with the membership level of a business. */
export function MembershipBadge({ level = 'standard' }: MembershipBadgeProps) {
  const t = useText('cards');
  return (
    <Badge tone={membershipTones[level]} title={t('membership.title', { level: t(`membership.${level}`) })}>
      {t(`membership.${level}`)}
    </Badge>
  );
}
