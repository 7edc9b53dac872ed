import type { Group } from '@wbn/contract/groups/group.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { TabLinks } from '@wbn/ui-kit/layout/tab-links.tsx';
import { type GroupScreen, groupPath } from './group-path.ts';

interface GroupTabsProps {
  readonly group: Group;
  readonly current: GroupScreen | 'posts';
}

/** Links to the posts of a group and to the screens that the viewer may open. */
export function GroupTabs({ group, current }: GroupTabsProps) {
  const t = useText('group-office');
  const path = usePath();
  const waiting = group.session?.requestCount ?? 0;
  const tabs = (['posts', ...screensOf(group)] as const).map((screen) => ({
    to: path(groupPath(group, screen === 'posts' ? undefined : screen)),
    label:
      screen === 'requests' && waiting > 0
        ? t('tabs.requestsCount', { count: waiting })
        : t(`tabs.${screen}`),
    current: screen === current,
  }));
  return <TabLinks label={t('screens')} tabs={tabs} />;
}

/** Returns the screens of a group that the viewer may open. */
export function screensOf({ isReadable, access, session }: Group): readonly GroupScreen[] {
  if (!isReadable) return [];
  const moderates = session?.mayModerate ?? false;
  return [
    'members',
    ...(moderates && access === 'private' ? (['requests'] as const) : []),
    ...(moderates ? (['invitations', 'bans'] as const) : []),
    ...(session?.mayManage ? (['settings'] as const) : []),
  ];
}
