import { useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { ApiError } from '@wbn/api-client/api-error.ts';
import { LikeCount } from '@wbn/cards/parts/counts.tsx';
import type { OwnProfile } from '@wbn/contract/social/own-profile.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { loadOwnProfileQuery } from '@wbn/session/load-own-profile.query.ts';
import { ButtonLink } from '@wbn/ui-kit/controls/button-link.tsx';
import { Box } from '@wbn/ui-kit/layout/box.tsx';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { VisuallyHidden } from '@wbn/ui-kit/text/visually-hidden.tsx';
import { Building2, Pencil } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ProfileHeader } from '../public-profile/profile-header.tsx';
import { AboutMe } from './about-me.tsx';
import { MyBusinesses } from './my-businesses.tsx';
import * as styles from './own-profile.css.ts';

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

/** Invites to give a company its own page (PRF-02). */
function CreateBusiness() {
  const { t } = useTranslation('own-profile');
  const path = usePath();
  return (
    <section className={styles.call} aria-labelledby="create-business">
      <Stack space="xxs">
        <Heading level={2} size="md" id="create-business">
          {t('create.title')}
        </Heading>
        <Text>{t('create.body')}</Text>
      </Stack>
      <ButtonLink to={path('/business/create')} icon={<Building2 />}>
        {t('create.action')}
      </ButtonLink>
    </section>
  );
}

/** Stands in for the own profile while it is on its way. */
function ProfileLoading() {
  const { t } = useTranslation('own-profile');
  return (
    <Stack space="lg" aria-busy="true">
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <Surface as="div" padding="none">
        <Skeleton shape="block" height="9rem" />
        <Box padding="md">
          <Stack space="sm">
            <div className={styles.photo}>
              <Skeleton shape="circle" width="100%" height="7.625rem" />
            </div>
            <Skeleton shape="heading" width="14rem" />
            <Skeleton width="9rem" />
            <Skeleton width="18rem" />
          </Stack>
        </Box>
      </Surface>
      <Surface as="div" padding="lg">
        <Skeleton lines={8} />
      </Surface>
    </Stack>
  );
}
