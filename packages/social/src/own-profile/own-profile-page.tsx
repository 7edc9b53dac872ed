import { useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { ApiError } from '@wbn/api-client/api-error.ts';
import { BusinessCardList } from '@wbn/cards/business/business-card-list.tsx';
import { userBusinessesQuery } from '@wbn/cards/identities/use-identities.ts';
import { useLabels } from '@wbn/cards/labels/use-labels.ts';
import { LikeCount } from '@wbn/cards/parts/counts.tsx';
import { factRows } from '@wbn/cards/parts/fact-rows.ts';
import { PageSection } from '@wbn/cards/parts/page-section.tsx';
import type { OwnProfile } from '@wbn/contract/social/own-profile.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { loadOwnProfileQuery } from '@wbn/session/load-own-profile.query.ts';
import { ButtonLink } from '@wbn/ui-kit/controls/buttons/button-link.tsx';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { LoadError } from '@wbn/ui-kit/layout/load-error.tsx';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { Badge } from '@wbn/ui-kit/text/badge.tsx';
import { DetailsTable } from '@wbn/ui-kit/text/details-table.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { VisuallyHidden } from '@wbn/ui-kit/text/visually-hidden.tsx';
import { Building2, Pencil } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { ProfileHeader } from '../public-profile/profile-header.tsx';
import * as styles from './own-profile.css.ts';

interface OwnProfilePageProps {
  readonly api: ApiClient;
  /** Called with the profile after each load. */
  readonly onProfile?: (profile: OwnProfile) => void;
}

/** One's own profile (PRF-01, PRF-02). If it cannot be loaded, the home page opens instead (PRF-03). */
export function OwnProfilePage({ api, onProfile }: OwnProfilePageProps) {
  const t = useText('own-profile');
  const path = usePath();
  const navigate = useNavigate();
  const { data: profile, error } = useQuery(loadOwnProfileQuery(api));

  const settle = useEffectEvent(() => {
    if (profile) onProfile?.(profile);
    // A 401 is handled by the session, which redirects to the login and back.
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

/** Invites to create a company page (PRF-02). */
function CreateBusiness() {
  const t = useText('own-profile');
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

function ProfileLoading() {
  const t = useText('own-profile');
  return (
    <Stack space="lg" aria-busy="true">
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <Surface as="div" padding="none">
        <Skeleton shape="block" height="9rem" />
        <div className={styles.loading}>
          <Stack space="sm">
            <div className={styles.photo}>
              <Skeleton shape="circle" width="100%" height="7.625rem" />
            </div>
            <Skeleton shape="heading" width="14rem" />
            <Skeleton width="9rem" />
            <Skeleton width="18rem" />
          </Stack>
        </div>
      </Surface>
      <Surface as="div" padding="lg">
        <Skeleton lines={8} />
      </Surface>
    </Stack>
  );
}

/** All facts of a person (PRF-01); hidden ones are marked. */
function AboutMe({ profile }: { profile: OwnProfile }) {
  const t = useText('own-profile');
  const { date } = useLabels();
  const { country, state, mobilePhone, birthDate, profession, email } = profile;
  const unseen = (value: ReactNode) => value && <OnlyYou>{value}</OnlyYou>;
  const shown = (value: ReactNode, isShown: boolean) => (isShown ? value : unseen(value));
  const rows = factRows([
    { label: t('fact.profession'), value: shown(profession, profile.showProfession) },
    { label: t('fact.jobPosition'), value: profile.jobPosition?.name },
    { label: t('fact.companyName'), value: profile.companyName },
    { label: t('fact.businessType'), value: profile.businessType?.name },
    { label: t('fact.industry'), value: profile.industry?.name },
    { label: t('fact.country'), value: country?.countryName },
    { label: t('fact.state'), value: state?.stateName },
    { label: t('fact.city'), value: profile.city },
    { label: t('fact.preferredLanguage'), value: profile.preferredLanguage?.languageName },
    { label: t('fact.birthDate'), value: shown(birthDate && date(birthDate), profile.showBirthDate) },
    { label: t('fact.gender'), value: unseen(profile.gender?.name) },
    { label: t('fact.email'), value: unseen(email && <bdi>{email}</bdi>) },
    {
      label: t('fact.mobilePhone'),
      value: unseen(
        mobilePhone && <bdi dir="ltr">{`${mobilePhone.countryCode} ${mobilePhone.phoneNumber}`}</bdi>,
      ),
    },
  ]);
  return (
    <PageSection id="about" title={t('aboutMe')}>
      {profile.briefPresentation ? (
        <p dir="auto" className={styles.presentation}>
          {profile.briefPresentation}
        </p>
      ) : (
        <Text tone="muted">{t('nothingAbout')}</Text>
      )}
      {rows.length > 0 && <DetailsTable rows={rows} />}
    </PageSection>
  );
}

function OnlyYou({ children }: { children: ReactNode }) {
  const t = useText('own-profile');
  return (
    <Inline space="xs">
      <span>{children}</span>
      <Badge>{t('onlyYou')}</Badge>
    </Inline>
  );
}

/** The companies of the person (PRF-02). */
function MyBusinesses({ api, userID }: { readonly api: ApiClient; readonly userID: string }) {
  const t = useText('own-profile');
  const { data: businesses, isPending, refetch } = useQuery(userBusinessesQuery(api, userID));
  if (businesses && businesses.length > 0) {
    return <BusinessCardList title={t('businesses.title')} businesses={businesses} />;
  }
  return (
    <Stack as="section" aria-labelledby="my-businesses" aria-busy={isPending}>
      <Heading level={2} id="my-businesses">
        {t('businesses.title')}
      </Heading>
      {isPending && <Skeleton shape="block" />}
      {businesses && <Text tone="muted">{t('businesses.none')}</Text>}
      {!businesses && !isPending && (
        <LoadError title={t('loadFailed')} retry={t('retry')} onRetry={refetch} />
      )}
    </Stack>
  );
}
