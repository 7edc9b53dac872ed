import type { MembershipLevel } from '@wbn/contract/shared/values.ts';
import { Badge } from '@wbn/ui-kit/badge.tsx';
import { useTranslation } from 'react-i18next';

interface MembershipBadgeProps {
  /** Standard when nothing was bought (WID-16). */
  readonly level?: MembershipLevel | undefined;
}

const tones = { standard: 'neutral', gold: 'gold', premium: 'premium', platinum: 'platinum' } as const;

/** The membership level of a business. */
export function MembershipBadge({ level = 'standard' }: MembershipBadgeProps) {
  const { t } = useTranslation('business');
  return (
    <Badge tone={tones[level]} title={t('membership.title', { level: t(`membership.${level}`) })}>
      {t(`membership.${level}`)}
    </Badge>
  );
}
