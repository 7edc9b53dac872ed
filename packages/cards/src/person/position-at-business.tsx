import type { UserProfile } from '@wbn/contract/social/user-profile.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { MutedText, Text } from '@wbn/ui-kit/text/text.tsx';

interface PositionAtBusinessProps {
  readonly profile: Pick<UserProfile, 'jobPosition' | 'companyName'>;
  /** Small and muted, below a name. */
  readonly isQuiet?: boolean;
}

/** 'Sales Manager at Harbour Gear', or only the known part. */
export function PositionAtBusiness({ profile, isQuiet = false }: PositionAtBusinessProps) {
  const t = useText('cards');
  const { jobPosition, companyName } = profile;
  const words =
    jobPosition && companyName
      ? t('positionAt', { position: jobPosition.name, company: companyName })
      : (jobPosition?.name ?? companyName);
  if (!words) return null;
  return isQuiet ? <MutedText dir="auto">{words}</MutedText> : <Text dir="auto">{words}</Text>;
}
