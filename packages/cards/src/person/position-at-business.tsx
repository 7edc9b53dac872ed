import type { UserProfile } from '@wbn/contract/social/user-profile.ts';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { useTranslation } from 'react-i18next';

interface PositionAtBusinessProps {
  readonly profile: Pick<UserProfile, 'jobPosition' | 'companyName'>;
}

/** 'Sales Manager at Harbour Gear', or only the known part. */
export function PositionAtBusiness({ profile: { jobPosition, companyName } }: PositionAtBusinessProps) {
  const { t } = useTranslation('cards');
  const words =
    jobPosition && companyName
      ? t('positionAt', { position: jobPosition.name, company: companyName })
      : (jobPosition?.name ?? companyName);
  if (!words) return null;
  return <Text dir="auto">{words}</Text>;
}
