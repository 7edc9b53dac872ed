import { useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { ApiError } from '@wbn/api-client/api-error.ts';
import { LikeCount } from '@wbn/cards/parts/like-count.tsx';
import type { OwnProfile } from '@wbn/contract/social/own-profile.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { loadOwnProfileQuery } from '@wbn/session/load-own-profile.query.ts';
import { ButtonLink } from '@wbn/ui-kit/controls/button-link.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Pencil } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ProfileHeader } from '../public-profile/profile-header.tsx';
import { AboutMe } from './about-me.tsx';
import { CreateBusiness } from './create-business.tsx';
import { MyBusinesses } from './my-businesses.tsx';
import { ProfileLoading } from './profile-loading.tsx';

interface OwnProfilePageProps {
  /** Sends the token of whoever is signed in. */
  readonly api: ApiClient;
  /** Told what the server knows of the person, each time it is loaded. */
  readonly onProfile?: (profile: OwnProfile) => void;
}

/** The own profile (PRF-01, PRF-02). When it cannot be loaded, home is shown instead (PRF-03). */
export function OwnProfilePage({ api, onProfile }: OwnProfilePageProps) {
  const { t } = useTranslation('own-profile');
  const path = usePath();
  const navigate = useNavigate();
  const { data: profile, error } = useQuery(loadOwnProfileQuery(api));

  const settle = useEffectEvent(() => {
    if (profile) onProfile?.(profile);
    // The session sees to a 401: it leads to the login and back here.
    else if (!isUnauthorized(error)) navigate(path('/'), { replace: true });
  });
  useEffect(() => {
    if (profile || error) settle();
  }, [profile, error]);

  if (!profile) return <ProfileLoading />;
  const edit = (
    <ButtonLink to={path('/profile/edit')} variant="secondary" icon={<Pencil />}>
      {t('edit')}
    </ButtonLink>
  );
  return (
    <Stack space="lg">
      <ProfileHeader
        profile={profile}
        action={edit}
        counts={<LikeCount likes={profile.reactions.reactionCount.like} />}
      />
      <AboutMe profile={profile} />
      <MyBusinesses api={api} userID={profile.userID} />
      <CreateBusiness />
    </Stack>
  );
}

function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}
