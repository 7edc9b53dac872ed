import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { ButtonLink } from '@wbn/ui-kit/controls/buttons/button-link.tsx';
import { Ban, Bell, Handshake, Inbox, Send, Users, VolumeX } from 'lucide-react';
import type { EmptyList } from '../relations/paged-list.tsx';

const icons = {
  received: Inbox,
  sent: Send,
  accepted: Handshake,
  following: Bell,
  followers: Users,
  blocked: Ban,
  muted: VolumeX,
};

/** What an empty list of connections, follows, blocks or mutes says, and where one goes to fill it. */
export function useEmptyList(list: keyof typeof icons): EmptyList {
  const t = useText('relations');
  const find = useText('favorites');
  const write = useText('posts');
  const path = usePath();
  const Icon = icons[list];
  const said = { title: t(`empty.${list}.title`), body: t(`empty.${list}.body`), icon: <Icon /> };
  // Nobody has to block or mute somebody.
  if (list === 'blocked' || list === 'muted') return said;
  const action =
    list === 'followers' ? (
      <ButtonLink to={path('/newsfeed')}>{write('box.label')}</ButtonLink>
    ) : (
      <ButtonLink to={path('/search-result')}>{find('find')}</ButtonLink>
    );
  return { ...said, action };
}
