import { foreignText } from '@wbn/cards/labels/foreign-text.ts';
import type { GroupCard as GroupData } from '@wbn/contract/groups/group.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { ListRow } from '@wbn/ui-kit/layout/list-row.tsx';
import { Photo } from '@wbn/ui-kit/pictures/photo.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import type { ReactNode } from 'react';
import { groupPath } from './group-path.ts';
import { LazyPrivatePhoto } from './lazy-private-photo.tsx';

/** Pixels: the largest place is 6rem wide, on screens of up to 2x. */
const privateWidth = 192;

type Shown = Pick<GroupData, 'groupID' | 'name'> & Partial<GroupData>;

/** The picture of a group, or its initials; decorative, because the name is shown beside it. */
export function GroupPhoto({ group, sizes }: { group: Shown; sizes: string }) {
  const { groupID, name, picture, privatePicture } = group;
  const shape = { alt: '', ratio: '1:1', fallbackName: name } as const;
  if (privatePicture) return <LazyPrivatePhoto asked={{ groupID, width: privateWidth }} {...shape} />;
  return <Photo src={picture?.url} versions={picture?.versions} sizes={sizes} {...shape} />;
}

/** The name of a group, linked to its page. */
export function GroupLink({ group }: { readonly group: Shown }) {
  const path = usePath();
  return (
    <TextLink to={path(groupPath(group))} tone="default">
      <bdi {...foreignText(group.name)}>{group.name}</bdi>
    </TextLink>
  );
}

interface GroupLineProps {
  readonly group: GroupData;
  /** Text below the name; by default the number of members. */
  readonly note?: ReactNode;
  readonly children?: ReactNode;
}

/** A group as one line of a list. */
export function GroupLine({ group, note, children }: GroupLineProps) {
  const t = useText('groups');
  const { memberCount: count } = group;
  return (
    <ListRow
      photo={<GroupPhoto group={group} sizes="2.5rem" />}
      title={<GroupLink group={group} />}
      facts={note ?? (count === undefined ? t('private') : t('members', { count }))}
      actions={children}
      leads={!children}
    />
  );
}
