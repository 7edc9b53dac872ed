import type { ActorType } from '@wbn/contract/social/resource-type.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Bell, BellRing } from 'lucide-react';
import { useRelationApi } from '../relations/relation-api.ts';
import { ToggleButton } from '../relations/toggle-button.tsx';
import { useToggle } from '../relations/use-toggle.ts';
import { followKey, followMutation } from './follow.query.ts';

interface FollowToggleProps {
  readonly resourceID: string;
  readonly resourceType: ActorType;
  readonly followers?: number;
  readonly followed?: boolean;
  /** Name of the company or person, which tells the buttons of a list apart. */
  readonly name: string;
}

/** Follows or unfollows a company or person (FOL-01). */
export function FollowToggle(props: FollowToggleProps) {
  const { resourceID, resourceType, followers = 0, followed = false, name } = props;
  const t = useText('relations');
  const { on, failed, flip } = useToggle({
    key: followKey(resourceID),
    loaded: { on: followed, count: followers },
    mutation: followMutation(useRelationApi(), { resourceID, resourceType }),
  });
  return (
    <ToggleButton
      pressed={on}
      icon={on ? <BellRing /> : <Bell />}
      label={t(on ? 'follows.followingNamed' : 'follows.followNamed', { name })}
      note={failed && t('follows.failed')}
      onClick={() => void flip()}
    >
      {t(on ? 'follows.following' : 'follows.follow')}
    </ToggleButton>
  );
}
