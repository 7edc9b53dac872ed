import { useLabels } from '@wbn/cards/labels/use-labels.ts';
import { factRows } from '@wbn/cards/parts/fact-rows.ts';
import { PageSection } from '@wbn/cards/parts/page-section.tsx';
import type { OwnProfile } from '@wbn/contract/social/own-profile.ts';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { Badge } from '@wbn/ui-kit/text/badge.tsx';
import { DetailsTable } from '@wbn/ui-kit/text/details-table.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './own-profile.css.ts';

/** Everything that a person has said about themselves (PRF-01), with a mark on what nobody else sees. */
export function AboutMe({ profile }: { profile: OwnProfile }) {
  const { t } = useTranslation('own-profile');
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
  const { t } = useTranslation('own-profile');
  return (
    <Inline space="xs">
      <span>{children}</span>
      <Badge>{t('onlyYou')}</Badge>
    </Inline>
  );
}
