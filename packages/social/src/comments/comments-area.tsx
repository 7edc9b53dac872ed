import type { ResourceType } from '@wbn/contract/social/resource-type.ts';
import { useSession } from '@wbn/session/use-session.ts';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { useTranslation } from 'react-i18next';
import { CommentBox } from './comment-box.tsx';
import { CommentList } from './comment-list.tsx';
import { CommentThread } from './comment-thread.tsx';
import { useLinkedComment } from './use-linked-comment.ts';

interface CommentsAreaProps {
  readonly resourceID: string;
  readonly resourceType: Exclude<ResourceType, 'comment'>;
}

/** What is said about something: the box, and the comments with their answers, the newest first (SOC-20, SOC-24). */
export function CommentsArea({ resourceID, resourceType }: CommentsAreaProps) {
  const { t } = useTranslation('comments');
  const { signedIn } = useSession();
  const linked = useLinkedComment(resourceID);
  return (
    <Stack space="lg">
      {signedIn ? (
        <CommentBox place={{ resourceID, resourceType, rootID: resourceID }} />
      ) : (
        <Text tone="muted">{t('loginToComment')}</Text>
      )}
      <CommentList
        // With the linked one on top, opened if it is an answer.
        key={linked?.comment.commentID}
        resourceID={resourceID}
        rootID={resourceID}
        label={t('title')}
        linked={linked?.comment}
        renderItem={(comment) => <CommentThread comment={comment} linked={linked} />}
      />
    </Stack>
  );
}
