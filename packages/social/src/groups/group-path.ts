import { slug } from '@wbn/cards/business/business-path.ts';

/** The fields that the path of a group is built from. */
interface GroupAddress {
  readonly groupID: string;
  readonly name: string;
}

/** Returns `/group/{name-id}`, or the path of one of the group's screens. */
export function groupPath({ groupID, name }: GroupAddress, screen?: 'requests'): string {
  return `/group/${slug(name, groupID)}${screen ? `/${screen}` : ''}`;
}
