import { type BusinessSection, sectionsOf } from '@wbn/cards/business/business-sections.ts';
import type { BusinessAccess, BusinessProfile } from '@wbn/contract/business/business.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Anchor } from '@wbn/ui-kit/text/anchor.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { Fragment, type ReactNode } from 'react';
import { ImportedNotice } from '../claim/imported-notice.tsx';
import { RequestBar } from '../parts/request-bar.tsx';
import { businessTrail, TrailCrumbs } from '../parts/trails.tsx';
import { BusinessHeader } from './business-header.tsx';
import * as styles from './business-page.css.ts';
import * as sectionNavigationStyles from './section-navigation.css.ts';

interface BusinessPageProps {
  readonly business: BusinessProfile;
  readonly renderSection: (section: BusinessSection) => ReactNode;
  readonly session: BusinessAccess | null;
  /** Like, Follow and Connect, for visitors or members; absent where the company is not public. */
  readonly actions?: ReactNode;
  readonly counts?: ReactNode;
  /** Form where a visitor starts a question to the company. */
  readonly ask?: ReactNode;
  readonly comments?: ReactNode;
  /** Shown above the page to the company's members. */
  readonly notice?: ReactNode;
  /** Replaces the sections while the owner is in edit mode (BIZ-14). */
  readonly editMode?: ReactNode;
  readonly posts?: ReactNode;
  /** Groups that the company is a member of. */
  readonly groups?: ReactNode;
  /** Similar companies, at the end. */
  readonly similar?: ReactNode;
}

/** The public page of a company with all its sections (BIZ-09). */
export function BusinessPage(props: BusinessPageProps) {
  const { business, renderSection, session, notice, editMode, similar } = props;
  const { actions, counts, ask, posts, groups, comments } = props;
  const sections = sectionsOf(business);
  const { businessID, general } = business;
  return (
    <div className={styles.page}>
      <Stack>
        {notice}
        <BusinessCrumbs business={business} />
        <BusinessHeader
          business={business}
          session={session}
          actions={actions}
          counts={counts}
          editing={Boolean(editMode)}
        />
        {editMode || (
          <div className={styles.columns}>
            <SectionNavigation sections={sections} />
            <Stack>
              {sections.map((section) => (
                <Fragment key={section}>{renderSection(section)}</Fragment>
              ))}
              <ImportedNotice business={business} isMember={session !== null} />
              {!session && ask}
              {comments}
            </Stack>
          </div>
        )}
        {!editMode && posts}
        {!editMode && groups}
        {!editMode && similar}
        {!session && <RequestBar businessID={businessID} name={general.companyName} />}
      </Stack>
    </div>
  );
}

/** Breadcrumbs from home through industry and category to the company. */
function BusinessCrumbs({ business }: { readonly business: BusinessProfile }) {
  const t = useText('business');
  return <TrailCrumbs trail={businessTrail(business, t('home'))} />;
}

/** Navigation to the sections of the page: a strip on narrow screens, a sticky list on wide ones. */
function SectionNavigation({ sections }: { sections: readonly BusinessSection[] }) {
  const t = useText('business');
  const ofCards = useText('cards');
  return (
    <nav aria-label={t('onThisPage')} className={sectionNavigationStyles.navigation}>
      <Text as="div" size="sm" weight="semibold" aria-hidden="true">
        <span className={sectionNavigationStyles.label}>{t('onThisPage')}</span>
      </Text>
      <ul className={sectionNavigationStyles.list}>
        {sections.map((section) => (
          <li key={section}>
            <Anchor href={`#${section}`} className={sectionNavigationStyles.link}>
              {ofCards(`section.${section}`)}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
