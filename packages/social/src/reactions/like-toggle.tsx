import type { ResourceType } from '@wbn/contract/social/resource-type.ts';
import { formatShortNumber } from '@wbn/edition/format.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { useSession } from '@wbn/session/use-session.ts';
import { ThumbsUp } from 'lucide-react';
import { useRelationApi } from '../relations/relation-api.ts';
import { ToggleButton } from '../relations/toggle-button.tsx';
import { useToggle } from '../relations/use-toggle.ts';
import { reactionKey, reactMutation } from './react.query.ts';

interface LikeToggleProps {
  readonly resourceID: string;
  readonly resourceType: ResourceType;
  /** Number of likes and whether the reader, as the person or company they act as, likes it, as loaded by the page. */
  readonly likes: number;
  readonly liked?: boolean | undefined;
  /** `line`: below a post or comment, with the number; `button`: among a page's actions, without the number. */
  readonly look?: 'line' | 'button';
}

/** Likes something or takes the like back (SOC-17). */
export function LikeToggle({
  resourceID,
  resourceType,
  likes,
  liked = false,
  look = 'line',
}: LikeToggleProps) {
  const t = useText('relations');
  const locale = useLocale();
  const { actingAs: businessID } = useSession();
  const api = useRelationApi();
  const { on, count, failed, flip } = useToggle({
    key: reactionKey({ resourceID, businessID }),
    loaded: { on: liked, count: likes },
    mutation: reactMutation(api, { resourceID, resourceType, businessID }),
  });
  const isLine = look === 'line';
  return (
    <ToggleButton
      pressed={on}
      variant={isLine ? 'quiet' : 'secondary'}
      icon={<ThumbsUp />}
      note={failed && t('reactions.failed')}
      onClick={() => void flip()}
    >
      {t('reactions.like')}
      {isLine && count > 0 && <span>{formatShortNumber(locale, count)}</span>}
    </ToggleButton>
  );
}
