import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { Managed } from '@wbn/cards/business/managed.ts';
import type { BusinessRole } from '@wbn/contract/business/business-role.ts';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './manage-frame.css.ts';
import { ScreenLoading } from './manage-loading.tsx';
import { DeletedBusiness, FailedBusiness, LockedBusiness, MissingBusiness, RoleTooLow } from './refusals.tsx';
import { type ManageScreen, rolesOf } from './screens.ts';
import { useManaged } from './use-managed.ts';

interface ManageFrameProps {
  readonly api: ApiClient;
  /** Parameter of the route; its last 36 characters are the company's id (RT-17). */
  readonly id: string;
  readonly screen: ManageScreen;
  /** Who may open it; those whose navigation names it when absent. */
  readonly may?: readonly BusinessRole[];
  /** The page's heading; the name in the navigation when absent. */
  readonly screenTitle?: string;
  readonly children: (managed: Managed) => ReactNode;
}

/** What every screen of a company's people stands in, and what is said when they may not be here, or not any more (BIZ-27). */
export function ManageFrame(props: ManageFrameProps) {
  // Of another company nothing is known yet.
  return <Frame key={props.id} {...props} />;
}

function Frame(props: ManageFrameProps) {
  const { api, id, screen, may = rolesOf[screen], children } = props;
  const { t } = useTranslation('my-business');
  const found = useManaged(api, id);
  const title = props.screenTitle ?? t(`screen.${screen}`);
  if (found.state === 'missing') return <MissingBusiness />;
  if (found.state === 'failed') return <FailedBusiness onRetry={found.again} />;
  if (found.state === 'locked') return <LockedBusiness before={found.before} />;
  if (found.state === 'loading') return <ScreenLoading title={title} />;
  const { managed, gate } = found;
  const { goneAt } = managed.session.publication;
  if (goneAt) return <DeletedBusiness goneAt={goneAt} />;
  const { businessID } = managed.business;
  const { access } = managed.session;
  if (gate === 'checking') return <ScreenLoading title={title} />;
  if (gate === 'refused' || !may.includes(access))
    return <RoleTooLow businessID={businessID} access={access} />;
  return (
    <Stack space="md">
      <div className={styles.title}>
        <Heading level={1} size="lg">
          {title}
        </Heading>
      </div>
      {children(managed)}
    </Stack>
  );
}
