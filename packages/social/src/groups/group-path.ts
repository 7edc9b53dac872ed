import { pagePath } from '@wbn/contract/shared/page-path.ts';

/** The fields that the path of a group is built from. */
export interface GroupAddress {
  readonly groupID: string;
  readonly name: string;
}

/** A screen of a group for members, beside its page. */
export type GroupScreen = 'members' | 'requests' | 'invitations' | 'bans' | 'settings';

/** Returns `/group/{name-id}`, or the path of one of the group's screens. */
export function groupPath({ groupID, name }: GroupAddress, screen?: GroupScreen): string {
  return `${pagePath.group(groupID, name)}${screen ? `/${screen}` : ''}`;
}
