import { AnswersLine } from '@wbn/cards/business/answers-line.tsx';
import { BusinessBadges } from '@wbn/cards/business/business-badges.tsx';
import { BusinessLogo } from '@wbn/cards/business/business-logo.tsx';
import { requestsPath, verificationRecordPath } from '@wbn/cards/business/business-path.ts';
import { foreignText } from '@wbn/cards/labels/foreign-text.ts';
import { useLabels } from '@wbn/cards/labels/use-labels.ts';
import { Flag } from '@wbn/cards/parts/flag.tsx';
import { LatinName } from '@wbn/cards/parts/latin-name.tsx';
import { SampleNotice } from '@wbn/cards/parts/sample-notice.tsx';
import type { BusinessAccess, BusinessProfile } from '@wbn/contract/business/business.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { ButtonLink } from '@wbn/ui-kit/controls/buttons/button-link.tsx';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { CoverPhoto } from '@wbn/ui-kit/pictures/cover-photo.tsx';
import { Anchor } from '@wbn/ui-kit/text/anchor.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { MutedText, Text } from '@wbn/ui-kit/text/text.tsx';
import { Eye, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { AskActions } from '../actions/ask-actions.tsx';
import { BusinessActions } from '../actions/business-actions.tsx';
import { useBusinessFacts } from '../facts/use-business-facts.ts';
import { KeyFacts } from '../parts/key-facts.tsx';
import * as styles from './business-header.css.ts';

interface BusinessHeaderProps {
  readonly business: BusinessProfile;
  readonly session: BusinessAccess | null;
  readonly actions: ReactNode;
  readonly counts: ReactNode;
  /** The owner is in edit mode. */
  readonly editing?: boolean;
}

/** Cover photo, logo, name and actions of a company (BIZ-10 to BIZ-12), with edit mode for its owner (BIZ-14). */
export function BusinessHeader(props: BusinessHeaderProps) {
  const { business, session, actions, counts, editing = false } = props;
  const t = useText('business');
  const path = usePath();
  const { companyName, coverPhoto, shortDescription } = business.general;
  return (
    <Surface as="div" padding="none">
      <CoverPhoto photo={coverPhoto} />
      <div className={styles.body}>
        <div className={styles.logo}>
          <BusinessLogo general={business.general} sizes="6rem" priority />
        </div>
        <div className={styles.words}>
          <Heading level={1}>
            <bdi {...foreignText(companyName)}>{companyName}</bdi>
          </Heading>
          <LatinName general={business.general} />
          <TypeAndPlace business={business} />
          <Inline>
            <BusinessBadges
              business={business}
              session={session}
              recordPath={path(verificationRecordPath(business.businessID))}
            />
            {counts}
            <Standing business={business} />
          </Inline>
          <SampleNotice of={[business]} />
          {business.answers && <AnswersLine answers={business.answers} />}
          {shortDescription && (
            <Text clamp={3} {...foreignText(shortDescription, business.general.textLanguage)}>
              {shortDescription}
            </Text>
          )}
          <KeyFacts facts={useKeyFacts(business)} />
        </div>
        <div className={styles.actions}>
          {!session && <AskActions businessID={business.businessID} />}
          {session?.access === 'owner' && (
            <ButtonLink
              to={`?editMode=${editing ? 0 : 1}`}
              rel="nofollow"
              variant={editing ? 'secondary' : 'primary'}
              icon={editing ? <Eye /> : <Pencil />}
            >
              {t(editing ? 'viewAsBuyer' : 'editProfile')}
            </ButtonLink>
          )}
        </div>
      </div>
      <div className={styles.foot}>
        {session ? (
          <OwnerLinks businessID={business.businessID} access={session.access} />
        ) : (
          <HeaderLinks label={t('pageLinks')}>
            <HeaderLink href="#general">{t('businessProfile')}</HeaderLink>
            <HeaderLink href="#products">{t('companyProducts')}</HeaderLink>
          </HeaderLinks>
        )}
        <BusinessActions business={business} session={session} actions={actions} />
      </div>
    </Surface>
  );
}

/** End of the verification, when known, and the year of registration; for a company that nobody belongs to, that it is no member. */
function Standing({ business }: { business: BusinessProfile }) {
  const { verified, verifiedUntil, registeredAt, importedFrom } = business;
  const t = useText('business');
  const { date } = useLabels();
  const told = [
    ...(verified && verifiedUntil ? [t('verifiedUntil', { date: date(verifiedUntil) })] : []),
    importedFrom?.unowned ? t('notMember') : t('memberSince', { year: registeredAt.slice(0, 4) }),
  ];
  return <MutedText suppressHydrationWarning>{told.join(' · ')}</MutedText>;
}

/** Returns the facts a buyer looks for first: age and size, contract manufacturing, speed and markets. */
function useKeyFacts({ general, factory, tradeCapabilities }: BusinessProfile) {
  const facts = useBusinessFacts();
  const known = [
    ...facts.general(general),
    ...(tradeCapabilities ? facts.trade(tradeCapabilities) : []),
    ...(factory ? facts.factory(factory) : []),
  ];
  return keyFacts.flatMap((key) => known.find((fact) => fact.key === key) ?? []);
}

const keyFacts = [
  'yearStablished',
  'totalEmployees',
  'totalAnnualRevenue',
  'averageLeadTime',
  'contractManufacturing',
  'markets',
  'productionCapacity',
  'spokenLanguages',
];

function TypeAndPlace({ business: { general, contactInfo } }: { business: BusinessProfile }) {
  const { country, city } = contactInfo;
  return (
    <Text tone="muted">
      {general.businessType.name}
      {country && (
        <>
          {' · '}
          <Flag country={country} />
          {city && (
            <>
              <bdi>{city}</bdi>,{' '}
            </>
          )}
          <bdi>{country.countryName}</bdi>
        </>
      )}
    </Text>
  );
}

interface OwnerLinksProps {
  readonly businessID: string;
  readonly access: BusinessAccess['access'];
}

/** Links that members of a business see according to their role (BIZ-13, decision 7). */
function OwnerLinks({ businessID, access }: OwnerLinksProps) {
  const t = useText('business');
  const ofCards = useText('cards');
  const path = usePath();
  const screen = (name: string) => path(`/business/${businessID}/${name}`);
  return (
    <HeaderLinks label={t('manageLinks')}>
      {access !== 'member' && <HeaderLink to={screen('edit')}>{t('manageProfile')}</HeaderLink>}
      <HeaderLink to={path(requestsPath(businessID))}>{ofCards('requests')}</HeaderLink>
      {access !== 'member' && <HeaderLink to={screen('products')}>{ofCards('section.products')}</HeaderLink>}
      {access === 'owner' && <HeaderLink to={screen('membership')}>{t('membershipLink')}</HeaderLink>}
      {access === 'owner' && <HeaderLink to={screen('members')}>{t('members')}</HeaderLink>}
    </HeaderLinks>
  );
}

/** A row of links below the name of a business. */
function HeaderLinks({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <nav aria-label={label} className={styles.links}>
      {children}
    </nav>
  );
}

interface HeaderLinkProps {
  readonly to?: string;
  readonly href?: string;
  readonly children: ReactNode;
}

/** A link of the row: `to` another page, or `href` to an anchor of this page. */
function HeaderLink({ to, href, children }: HeaderLinkProps) {
  return (
    <Anchor to={to} href={href} rel={to === undefined ? undefined : 'nofollow'} className={styles.link}>
      {children}
    </Anchor>
  );
}
