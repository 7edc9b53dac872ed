import { useLabels } from '@wbn/cards/labels/use-labels.ts';
import type { OwnBusiness } from '@wbn/contract/business/business.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { Anchor } from '@wbn/ui-kit/text/anchor.tsx';
import {
  BadgeCheck,
  ChartNoAxesColumnIncreasing,
  CircleGauge,
  CreditCard,
  Download,
  Eye,
  History,
  Inbox,
  type LucideIcon,
  Megaphone,
  Package,
  SquarePen,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  buyersPath,
  type ManageScreen,
  manageScreens,
  overviewPath,
  rolesOf,
  screenPath,
} from '../manage/screens.ts';
import type { OfficePlace } from './office-place.ts';
import * as styles from './office-sidebar.css.ts';

const icons: Readonly<Record<ManageScreen, LucideIcon>> = {
  profile: SquarePen,
  products: Package,
  requests: Inbox,
  members: Users,
  membership: CreditCard,
  verification: BadgeCheck,
  boosts: Megaphone,
  quality: ChartNoAxesColumnIncreasing,
  activity: History,
  export: Download,
};

interface OfficeNavigationProps {
  readonly business: OwnBusiness;
  readonly section: OfficePlace['section'];
}

/** The ways through the office of a company: what the person's role opens (BIZ-27, decision 7). */
export function OfficeNavigation({ business, section }: OfficeNavigationProps) {
  const { t } = useTranslation('my-business');
  const { t: ofBusiness } = useTranslation('cards');
  const { number } = useLabels();
  const path = usePath();
  const { businessID, access, subscription = 'standard', products } = business;
  const noteOf: Partial<Record<ManageScreen, string>> = {
    products: number(products.used),
    membership: ofBusiness(`membership.${subscription}`),
  };
  return (
    <nav aria-label={t('office.label')}>
      <ul className={styles.links}>
        {access === 'owner' && (
          <Way to={path(overviewPath(businessID))} icon={CircleGauge} isCurrent={section === 'overview'}>
            {t('office.overview')}
          </Way>
        )}
        {manageScreens
          .filter((screen) => rolesOf[screen].includes(access))
          .map((screen) => (
            <Way
              key={screen}
              to={path(screenPath(businessID, screen))}
              icon={icons[screen]}
              isCurrent={screen === section}
              note={noteOf[screen]}
            >
              {t(`screen.${screen}`)}
            </Way>
          ))}
      </ul>
      <ul className={styles.links}>
        <Way to={path(buyersPath(businessID))} icon={Eye} isCurrent={false}>
          {t('viewAsBuyer')}
        </Way>
      </ul>
    </nav>
  );
}

interface WayProps {
  readonly to: string;
  readonly icon: LucideIcon;
  readonly isCurrent: boolean;
  /** A fact of the section, at the end of its line. */
  readonly note?: string | undefined;
  readonly children: ReactNode;
}

function Way({ to, icon: Icon, isCurrent, note, children }: WayProps) {
  return (
    <li>
      <Anchor to={to} aria-current={isCurrent ? 'page' : undefined} className={styles.link}>
        <Icon aria-hidden="true" className={styles.icon} />
        <span className={styles.words}>{children}</span>
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </Anchor>
    </li>
  );
}
