import { useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { callQuery } from '@wbn/api-client/call-query.ts';
import { BusinessLogo } from '@wbn/cards/business/business-logo.tsx';
import { openQuotationsPath } from '@wbn/cards/business/quotation-paths.ts';
import { useLabels } from '@wbn/cards/labels/use-labels.ts';
import { listOwnBusinesses, type OwnBusiness } from '@wbn/contract/business/business.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { classNames } from '@wbn/ui-kit/layout/class-names.ts';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { Drawer } from '@wbn/ui-kit/overlays/drawer.tsx';
import { Anchor } from '@wbn/ui-kit/text/anchor.tsx';
import { VisuallyHidden } from '@wbn/ui-kit/text/visually-hidden.tsx';
import {
  BadgeCheck,
  Building2,
  ChartLine,
  ChartNoAxesColumnIncreasing,
  CircleGauge,
  CreditCard,
  Download,
  Eye,
  FileQuestion,
  History,
  Inbox,
  type LucideIcon,
  Megaphone,
  Package,
  PanelLeft,
  SquarePen,
  Users,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import {
  buyersPath,
  type ManageScreen,
  manageScreens,
  overviewPath,
  rolesOf,
  screenPath,
} from '../manage/screens.ts';
import { CompanySwitcher } from './company-switcher.tsx';
import { findOfficeLocation, type OfficeLocation } from './office-location.ts';
import * as styles from './office-sidebar.css.ts';

/** Milliseconds in which the page and the sidebar share one response; writes invalidate it. */
const shared = 5_000;

interface OfficeSidebarProps {
  readonly api: ApiClient;
  /** Rendered instead when the person is not a member of the address's company. */
  readonly otherwise?: ReactNode;
}

/** The sidebar of the office: company switcher and navigation. On phones a line that opens them as a sheet. */
export function OfficeSidebar({ api, otherwise }: OfficeSidebarProps) {
  const t = useText('my-business');
  const { pathname, search } = useLocation();
  const place = findOfficeLocation(pathname, search);
  const {
    data: businesses,
    isPending,
    refetch,
  } = useQuery(callQuery(api, listOwnBusinesses, {}, { staleTime: shared }));
  const [open, setOpen] = useState(false);
  const current = businesses?.find(({ businessID }) => businessID === place.businessID);
  if (otherwise !== undefined && !current) return otherwise;
  const content = (() => {
    if (isPending) return <OfficeLoading />;
    if (!businesses) return <OfficeFailed onRetry={() => void refetch()} />;
    return <Office businesses={businesses} current={current} place={place} />;
  })();
  return (
    <aside
      aria-label={t('office.region')}
      className={classNames(styles.place, place.businessID === undefined && styles.wideOnly)}
    >
      <button type="button" aria-haspopup="dialog" className={styles.bar} onClick={() => setOpen(true)}>
        {current && (
          <span className={styles.logo}>
            <BusinessLogo general={current.general} sizes="2rem" />
          </span>
        )}
        <span className={styles.company}>
          <bdi className={styles.name}>{current?.general.companyName ?? t('title')}</bdi>
          {current && <span className={styles.role}>{t('office.open')}</span>}
        </span>
        <PanelLeft aria-hidden="true" className={styles.icon} />
      </button>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        label={t('office.region')}
        closeLabel={t('office.close')}
      >
        {open && <div className={styles.sheet}>{content}</div>}
      </Drawer>
      <div className={styles.column}>{content}</div>
    </aside>
  );
}

interface OfficeProps {
  readonly businesses: readonly OwnBusiness[];
  readonly current: OwnBusiness | undefined;
  readonly place: OfficeLocation;
}

function Office({ businesses, current, place }: OfficeProps) {
  const t = useText('my-business');
  // My Business already has a create button.
  if (businesses.length === 0) {
    return (
      <div className={styles.empty}>
        <Building2 aria-hidden="true" className={styles.emptyIcon} />
        <p>{t('office.empty')}</p>
      </div>
    );
  }
  return (
    <>
      <CompanySwitcher businesses={businesses} current={current} place={place} />
      {current && <OfficeNavigation business={current} section={place.section} />}
    </>
  );
}

function OfficeLoading() {
  const t = useText('my-business');
  return (
    <div aria-busy="true" className={styles.loading}>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <Skeleton shape="block" height="3rem" />
      {['11rem', '8rem', '9rem', '7rem', '10rem'].map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </div>
  );
}

function OfficeFailed({ onRetry }: { readonly onRetry: () => void }) {
  const t = useText('my-business');
  return (
    <div role="alert" className={styles.empty}>
      <p>{t('office.failed')}</p>
      <Button variant="secondary" size="sm" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
}

const icons: Readonly<Record<ManageScreen, LucideIcon>> = {
  profile: SquarePen,
  products: Package,
  requests: Inbox,
  members: Users,
  membership: CreditCard,
  verification: BadgeCheck,
  boosts: Megaphone,
  figures: ChartLine,
  quality: ChartNoAxesColumnIncreasing,
  activity: History,
  export: Download,
};

interface OfficeNavigationProps {
  readonly business: OwnBusiness;
  readonly section: OfficeLocation['section'];
}

/** Navigation of a company's office with the screens of the person's role (BIZ-27, decision 7). */
function OfficeNavigation({ business, section }: OfficeNavigationProps) {
  const t = useText('my-business');
  const ofBusiness = useText('cards');
  const { number } = useLabels();
  const path = usePath();
  const { businessID, access, subscription = 'standard', products } = business;
  const noteOf: Partial<Record<ManageScreen, string>> = {
    products: `${number(products.used)} / ${number(products.total)}`,
    membership: ofBusiness(`membership.${subscription}`),
  };
  return (
    <nav aria-label={t('office.label')}>
      <ul className={styles.links}>
        {access === 'owner' && (
          <CategoryTarget
            to={path(overviewPath(businessID))}
            icon={CircleGauge}
            isCurrent={section === 'overview'}
          >
            {t('office.overview')}
          </CategoryTarget>
        )}
        {manageScreens
          .filter((screen) => rolesOf[screen].includes(access))
          .map((screen) => (
            <CategoryTarget
              key={screen}
              to={path(screenPath(businessID, screen))}
              icon={icons[screen]}
              isCurrent={screen === section}
              note={noteOf[screen]}
            >
              {t(`screen.${screen}`)}
            </CategoryTarget>
          ))}
      </ul>
      <ul className={styles.links}>
        <CategoryTarget to={path(openQuotationsPath({ businessID }))} icon={FileQuestion} isCurrent={false}>
          {t('openRequests')}
        </CategoryTarget>
        <CategoryTarget to={path(buyersPath(businessID))} icon={Eye} isCurrent={false}>
          {t('viewAsBuyer')}
        </CategoryTarget>
      </ul>
    </nav>
  );
}

interface WayProps {
  readonly to: string;
  readonly icon: LucideIcon;
  readonly isCurrent: boolean;
  readonly note?: string | undefined;
  readonly children: ReactNode;
}

function CategoryTarget({ to, icon: Icon, isCurrent, note, children }: WayProps) {
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
