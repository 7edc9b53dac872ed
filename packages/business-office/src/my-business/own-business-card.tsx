import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { membershipTones } from '@wbn/cards/business/membership-badge.tsx';
import { VerifiedBadge } from '@wbn/cards/business/verified-badge.tsx';
import { useLabels } from '@wbn/cards/labels/use-labels.ts';
import type { OwnBusiness } from '@wbn/contract/business/business.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { ButtonLink } from '@wbn/ui-kit/controls/buttons/button-link.tsx';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { MenuButton, MenuLink } from '@wbn/ui-kit/overlays/menu.tsx';
import { Badge } from '@wbn/ui-kit/text/badge.tsx';
import { FailureText, Text } from '@wbn/ui-kit/text/text.tsx';
import { ChartLine, Download, Eye, LogOut, Settings } from 'lucide-react';
import { useDownload } from '../downloads/use-download.ts';
import { buyersPath, managePath, rolesOf, screenPath } from '../manage/screens.ts';
import { MissingNeeds, NextStep } from '../publication/next-step.tsx';
import { PublicationBadge } from '../publication/publication-badge.tsx';
import { PublicationMenu } from '../publication/publication-menu.tsx';
import { BusinessEntry } from './business-entry.tsx';
import * as styles from './my-business.css.ts';

interface OwnBusinessCardProps {
  readonly api: ApiClient;
  readonly business: OwnBusiness;
  /** Scrolls the card of a new company into view. */
  readonly isNew: boolean;
  readonly onLeave: () => void;
}

/** A company of the person with links to its screens (BIZ-01, BIZ-02). */
export function OwnBusinessCard({ api, business, isNew, onLeave }: OwnBusinessCardProps) {
  const t = useText('my-business');
  const ofBusiness = useText('cards');
  const path = usePath();
  const { businessID, access, publication, subscription = 'standard', verified } = business;
  const { shortDescription } = business.general;
  const nameId = `name-${businessID}`;
  if (publication.goneAt) return <DeletedEntry api={api} business={business} titleId={nameId} />;
  const isPublic = publication.status === 'published';
  return (
    <BusinessEntry
      business={business}
      titleId={nameId}
      level={2}
      isMarked={isNew}
      badges={
        <Inline space="xxs">
          {isNew && <Badge tone="brand">{t('new')}</Badge>}
          {!isPublic && <PublicationBadge publication={publication} />}
          <Badge tone={membershipTones[subscription]}>
            {ofBusiness(`membership.${subscription}`).toLocaleUpperCase()}
          </Badge>
          <VerifiedBadge verified={verified} showUnverified />
          <Badge>{t(`role.${access}`)}</Badge>
        </Inline>
      }
    >
      {shortDescription && (
        <Text clamp={3} dir="auto">
          {shortDescription}
        </Text>
      )}
      <Slots products={business.products} />
      {!isPublic && !publication.hold && access !== 'member' && publication.missing.length > 0 && (
        <MissingNeeds businessID={businessID} missing={publication.missing} />
      )}
      <div className={styles.actions}>
        <NextStep
          api={api}
          businessID={businessID}
          company={business.general.companyName}
          access={access}
          publication={publication}
          describedBy={nameId}
        />
        <ButtonLink
          to={path(managePath(businessID, access))}
          variant={isPublic || access === 'member' ? 'primary' : 'secondary'}
          icon={<Settings aria-hidden="true" />}
          aria-describedby={nameId}
        >
          {t('manage')}
        </ButtonLink>
        <div className={styles.others}>
          <ButtonLink
            to={path(buyersPath(businessID))}
            variant="secondary"
            icon={<Eye aria-hidden="true" />}
            aria-describedby={nameId}
          >
            {t('viewAsBuyer')}
          </ButtonLink>
          <PublicationMenu api={api} business={business}>
            {isPublic && rolesOf.figures.includes(access) && (
              <MenuLink to={path(screenPath(businessID, 'figures'))} icon={<ChartLine aria-hidden="true" />}>
                {t('screen.figures')}
              </MenuLink>
            )}
            <MenuButton icon={<LogOut aria-hidden="true" />} onClick={onLeave}>
              {t('leave.action')}
            </MenuButton>
          </PublicationMenu>
        </div>
      </div>
    </BusinessEntry>
  );
}

function Slots({ products: { used, total } }: Pick<OwnBusiness, 'products'>) {
  const t = useText('my-business');
  const { number } = useLabels();
  const percent = total > 0 ? Math.min(100, (used / total) * 100) : 0;
  return (
    <div className={styles.slots}>
      <span>{t('products', { used: number(used), total: number(total) })}</span>
      <span aria-hidden="true" className={styles.bar}>
        <span className={styles.share} style={{ inlineSize: `${percent}%` }} />
      </span>
    </div>
  );
}

interface DeletedEntryProps {
  readonly api: ApiClient;
  readonly business: OwnBusiness;
  readonly titleId: string;
}

/** A deleted company: its final date, and for the owner restore and export. */
function DeletedEntry({ api, business, titleId }: DeletedEntryProps) {
  const t = useText('publication');
  const { businessID, access, publication, general } = business;
  const { mutate, isPending, isError } = useDownload(api, { business }, 'company');
  return (
    <BusinessEntry
      business={business}
      titleId={titleId}
      level={2}
      isMarked={false}
      badges={
        <Inline space="xxs">
          <PublicationBadge publication={publication} />
        </Inline>
      }
    >
      <Text>{t('own.deleted')}</Text>
      {access === 'owner' && (
        <div className={styles.actions}>
          <NextStep
            api={api}
            businessID={businessID}
            company={general.companyName}
            access={access}
            publication={publication}
            describedBy={titleId}
          />
          <Button
            variant="secondary"
            size="sm"
            icon={<Download aria-hidden />}
            loading={isPending}
            aria-describedby={titleId}
            onClick={() => mutate()}
          >
            {t('download')}
          </Button>
        </div>
      )}
      <FailureText>{isError && t('downloadFailed')}</FailureText>
    </BusinessEntry>
  );
}
