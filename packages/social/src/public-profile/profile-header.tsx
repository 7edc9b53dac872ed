import { foreignText } from '@wbn/cards/labels/foreign-text.ts';
import { Flag } from '@wbn/cards/parts/flag.tsx';
import { SampleNotice } from '@wbn/cards/parts/sample-notice.tsx';
import { fullName, placeOf } from '@wbn/cards/person/full-name.ts';
import { PersonPhoto } from '@wbn/cards/person/person-photo.tsx';
import { PositionAtBusiness } from '@wbn/cards/person/position-at-business.tsx';
import type { UserProfile } from '@wbn/contract/social/user-profile.ts';
import { PageHeader } from '@wbn/ui-kit/layout/page-header.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { CoverPhoto } from '@wbn/ui-kit/pictures/cover-photo.tsx';
import { MutedText, Text } from '@wbn/ui-kit/text/text.tsx';
import type { ReactNode } from 'react';
import * as styles from './profile-header.css.ts';

interface ProfileHeaderProps {
  readonly profile: UserProfile;
  readonly action?: ReactNode;
  readonly counts: ReactNode;
}

/** Cover, photo, name and headline of a person. */
export function ProfileHeader({ profile, action, counts }: ProfileHeaderProps) {
  const name = fullName(profile);
  const place = placeOf(profile);
  return (
    <Surface as="div" padding="none">
      <CoverPhoto photo={profile.coverPhoto} />
      <div className={styles.body}>
        <div className={styles.photo}>
          <PersonPhoto person={profile} sizes="8rem" priority />
        </div>
        <PageHeader
          title={<bdi {...foreignText(name)}>{name}</bdi>}
          facts={
            <>
              <Text tone="muted">
                <bdi>@{profile.username}</bdi>
              </Text>
              <PositionAtBusiness profile={profile} />
              {place && (
                <MutedText>
                  {profile.country && <Flag country={profile.country} />}
                  <bdi>{place}</bdi>
                </MutedText>
              )}
              <div className={styles.counts}>{counts}</div>
              <SampleNotice of={[profile]} />
            </>
          }
          action={action}
        />
      </div>
    </Surface>
  );
}
