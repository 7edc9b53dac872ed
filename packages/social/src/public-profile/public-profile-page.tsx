import { BusinessCardList } from '@wbn/cards/business/business-card-list.tsx';
import type { CardBusiness } from '@wbn/cards/business/card-business.ts';
import { useLabels } from '@wbn/cards/labels/use-labels.ts';
import { factRows } from '@wbn/cards/parts/fact-rows.ts';
import { PageSection } from '@wbn/cards/parts/page-section.tsx';
import type { UserProfile } from '@wbn/contract/social/user-profile.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { DetailsTable } from '@wbn/ui-kit/text/details-table.tsx';
import { LongText } from '@wbn/ui-kit/text/long-text.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import type { ReactNode } from 'react';
import { ProfileHeader } from './profile-header.tsx';

interface PublicProfilePageProps {
  readonly profile: UserProfile;
  /** The companies of the person (PRF-16). */
  readonly businesses: readonly CardBusiness[];
  /** Like, Follow and Connect, for visitors or for members. */
  readonly actions?: ReactNode;
  readonly counts?: ReactNode;
  readonly groups?: ReactNode;
  readonly posts?: ReactNode;
  readonly comments?: ReactNode;
}

/** The public page of a person. */
export function PublicProfilePage({
  profile,
  businesses,
  actions,
  counts,
  groups,
  posts,
  comments,
}: PublicProfilePageProps) {
  const t = useText('social');
  return (
    <Stack space="lg">
      <ProfileHeader profile={profile} action={actions} counts={counts} />
      <AboutPerson profile={profile} />
      {businesses.length > 0 && <BusinessCardList title={t('businesses')} businesses={businesses} />}
      {groups}
      {posts}
      {comments}
    </Stack>
  );
}

/** Characters: the longest brief presentation (CON-07) fits; imported ones may be longer. */
const presentationLimit = 512;

/** The facts of a person; the server never sends hidden ones. */
function AboutPerson({ profile }: { profile: UserProfile }) {
  const t = useText('social');
  const { date } = useLabels();
  const rows = factRows([
    { label: t('fact.profession'), value: profile.profession },
    { label: t('fact.jobPosition'), value: profile.jobPosition?.name },
    { label: t('fact.companyName'), value: profile.companyName },
    { label: t('fact.businessType'), value: profile.businessType?.name },
    { label: t('fact.industry'), value: profile.industry?.name },
    { label: t('fact.preferredLanguage'), value: profile.preferredLanguage?.languageName },
    { label: t('fact.birthDate'), value: profile.birthDate && date(profile.birthDate) },
  ]);
  const nothing = rows.length === 0 && !profile.briefPresentation;
  return (
    <PageSection id="about" title={t('aboutMe')}>
      {profile.briefPresentation && (
        <div dir="auto">
          <LongText
            text={profile.briefPresentation}
            limit={presentationLimit}
            moreLabel={t('viewMore')}
            lessLabel={t('viewLess')}
          />
        </div>
      )}
      {rows.length > 0 && <DetailsTable rows={rows} />}
      {nothing && <Text tone="muted">{t('nothingAbout')}</Text>}
    </PageSection>
  );
}
