import { useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { toApiError } from '@wbn/api-client/api-error.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { ButtonLink } from '@wbn/ui-kit/controls/buttons/button-link.tsx';
import { EmptyState } from '@wbn/ui-kit/layout/empty-state.tsx';
import { LoadError } from '@wbn/ui-kit/layout/load-error.tsx';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { Lock } from 'lucide-react';
import { RelationApi } from '../relations/relation-api.ts';
import { BansTab } from './bans-tab.tsx';
import { loadGroupQuery } from './group.query.ts';
import { GroupActions } from './group-actions.tsx';
import { GroupHeader } from './group-header.tsx';
import { type GroupScreen, groupPath } from './group-path.ts';
import { GroupTabs, screensOf } from './group-tabs.tsx';
import { InvitationsTab } from './invitations-tab.tsx';
import { NoGroup } from './live-group.tsx';
import { MembersTab } from './members-tab.tsx';
import { RequestsTab } from './requests-tab.tsx';
import { SettingsTab } from './settings-tab.tsx';

interface GroupOfficePageProps {
  readonly api: ApiClient;
  readonly groupID: string;
  /** From the address. */
  readonly screen: string;
}

const tabs = {
  members: MembersTab,
  requests: RequestsTab,
  invitations: InvitationsTab,
  bans: BansTab,
  settings: SettingsTab,
};

/** Members, requests, invitations, bans and settings of a group, as far as the viewer may see them (GRP-04). */
export function GroupOfficePage({ api, groupID, screen }: GroupOfficePageProps) {
  const t = useText('group-office');
  const path = usePath();
  const { data: group, error, refetch } = useQuery(loadGroupQuery(api, groupID));
  const known = Object.keys(tabs).find((one): one is GroupScreen => one === screen);
  if (!group) {
    if (!error) return <Waiting />;
    if (toApiError(error).code === 'NotFound') return <NoGroup />;
    return <LoadError title={t('loadFailed')} retry={t('retry')} onRetry={refetch} />;
  }
  if (!known) return <NoGroup />;
  if (!screensOf(group).includes(known))
    return (
      <EmptyState
        icon={<Lock />}
        title={t('forbidden.title')}
        action={<ButtonLink to={path(groupPath(group))}>{t('forbidden.back')}</ButtonLink>}
      />
    );
  const Tab = tabs[known];
  return (
    <RelationApi value={api}>
      <Stack space="md">
        <GroupHeader
          group={group}
          actions={group.session && <GroupActions group={group} session={group.session} />}
          tabs={<GroupTabs group={group} current={known} />}
        />
        <Tab group={group} />
      </Stack>
    </RelationApi>
  );
}

function Waiting() {
  const t = useText('group-office');
  return (
    <Surface as="div" padding="lg" aria-busy="true" aria-label={t('loading')} role="status">
      <Skeleton lines={8} />
    </Surface>
  );
}
