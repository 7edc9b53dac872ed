import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { callKey } from '@wbn/api-client/call-query.ts';
import { loadGroupTimeline, pinPost, unpinPost } from '@wbn/contract/groups/groups.ts';
import type { Post } from '@wbn/contract/social/posts.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { useOutcomeToast } from '@wbn/forms/use-outcome-toast.ts';
import { MenuButton } from '@wbn/ui-kit/overlays/menu.tsx';
import { Pin, PinOff } from 'lucide-react';

interface PinItemProps {
  readonly api: ApiClient;
  readonly groupID: string;
  readonly post: Post;
  readonly isPinned: boolean;
}

/** Menu entry of a post in a group that pins it above the others, or unpins it (GRP-05). */
export function PinItem({ api, groupID, post: { postID }, isPinned }: PinItemProps) {
  const t = useText('group-office');
  const client = useQueryClient();
  const say = useOutcomeToast({ fail: () => false });
  const params = { id: groupID };
  const { mutate } = useMutation({
    mutationFn: () =>
      isPinned
        ? say(api.call(unpinPost, { params }), { done: t('unpinDone') })
        : say(api.call(pinPost, { params, body: { postID } }), { done: t('pinDone') }),
    onSettled: () => client.invalidateQueries({ queryKey: callKey(loadGroupTimeline, { params }) }),
  });
  return (
    <MenuButton icon={isPinned ? <PinOff aria-hidden /> : <Pin aria-hidden />} onClick={() => mutate()}>
      {t(isPinned ? 'unpin' : 'pin')}
    </MenuButton>
  );
}
