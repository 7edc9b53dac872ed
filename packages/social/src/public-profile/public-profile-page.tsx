import { BusinessCardList } from '@wbn/cards/business/business-card-list.tsx';
import type { BusinessCard } from '@wbn/contract/business/business.ts';
import type { UserProfile } from '@wbn/contract/social/user-profile.ts';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AboutPerson } from './about-person.tsx';
import { ProfileHeader } from './profile-header.tsx';

interface PublicProfilePageProps {
  readonly profile: UserProfile;
  /** The businesses that the person belongs to (PRF-16). */
  readonly businesses: readonly BusinessCard[];
  /** Like, Follow and Connect, for visitors or for members. */
  readonly actions?: ReactNode;
  /** How many like and follow the person. */
  readonly counts?: ReactNode;
  /** What the person has posted lately (PRF-16). */
  readonly posts?: ReactNode;
  /** What is said on the person's page. */
  readonly comments?: ReactNode;
}

/** A person, as everybody may see them. */
export function PublicProfilePage({
  profile,
  businesses,
  actions,
  counts,
  posts,
  comments,
}: PublicProfilePageProps) {
  const { t } = useTranslation('social');
  return (
    <Stack space="lg">
      <ProfileHeader profile={profile} action={actions} counts={counts} />
      <AboutPerson profile={profile} />
      {businesses.length > 0 && <BusinessCardList title={t('businesses')} businesses={businesses} />}
      {posts}
      {comments}
    </Stack>
  );
}
