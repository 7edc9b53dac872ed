import { BusinessLogo } from '@wbn/cards/business/business-logo.tsx';
import { MembershipBadge } from '@wbn/cards/business/membership-badge.tsx';
import { VerifiedBadge } from '@wbn/cards/business/verified-badge.tsx';
import { usePath } from '@wbn/edition/use-path.ts';
import { ButtonLink } from '@wbn/ui-kit/controls/button-link.tsx';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { Anchor } from '@wbn/ui-kit/text/anchor.tsx';
import { Badge } from '@wbn/ui-kit/text/badge.tsx';
import { Eye } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Viewer } from '../viewer/viewer.ts';
import * as styles from './manage-frame.css.ts';
import { buyersPath, type ManageScreen, manageScreens, rolesOf, screenPath } from './screens.ts';
import { showCurrent } from './show-current.ts';

interface ManageHeaderProps {
  readonly viewer: Viewer;
  readonly screen: ManageScreen;
}

/** Which company this is, and the screens that the person's role opens. */
export function ManageHeader({ viewer, screen }: ManageHeaderProps) {
  const { t } = useTranslation('my-business');
  const path = usePath();
  const { business, session } = viewer;
  const { companyName } = business.general;
  return (
    <Surface as="div" padding="none">
      <div className={styles.head}>
        <div className={styles.logo}>
          <BusinessLogo general={business.general} sizes="3.5rem" priority />
        </div>
        <div className={styles.words}>
          <p className={styles.name}>
            <bdi>{companyName}</bdi>
          </p>
          <Inline space="xxs">
            <MembershipBadge level={business.subscription} />
            <VerifiedBadge verified={business.verified} showUnverified />
            <Badge>{t(`role.${session.access}`)}</Badge>
          </Inline>
        </div>
        <div className={styles.view}>
          <ButtonLink
            to={path(buyersPath(business.businessID))}
            variant="secondary"
            size="sm"
            icon={<Eye aria-hidden="true" />}
          >
            {t('viewAsBuyer')}
          </ButtonLink>
        </div>
      </div>
      <Tabs viewer={viewer} screen={screen} />
    </Surface>
  );
}

function Tabs({ viewer: { business, session }, screen }: ManageHeaderProps) {
  const { t } = useTranslation('my-business');
  const path = usePath();
  return (
    <nav ref={showCurrent} aria-label={t('frame.screens')} className={styles.tabs}>
      <ul className={styles.list}>
        {manageScreens
          .filter((name) => rolesOf[name].includes(session.access))
          .map((name) => (
            <li key={name}>
              <Anchor
                to={path(screenPath(business.businessID, name))}
                aria-current={name === screen ? 'page' : undefined}
                className={styles.tab}
              >
                {t(`screen.${name}`)}
              </Anchor>
            </li>
          ))}
      </ul>
    </nav>
  );
}
