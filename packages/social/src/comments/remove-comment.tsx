import { useMutation } from '@tanstack/react-query';
import { toApiError } from '@wbn/api-client/to-api-error.ts';
import { type Comment, removeComment } from '@wbn/contract/social/comments.ts';
import { useFailureWords } from '@wbn/forms/use-failure-words.ts';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { ConfirmDialog } from '@wbn/ui-kit/overlays/confirm-dialog.tsx';
import { useToast } from '@wbn/ui-kit/overlays/toast.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { useTranslation } from 'react-i18next';
import { useRelationApi } from '../relations/relation-api.ts';
import { dropComment } from './comment-cache.ts';

interface RemoveCommentProps {
  readonly comment: Comment;
  readonly rootID: string;
  readonly onClose: () => void;
}

/** Asks, and takes a comment out of the list in place. */
export function RemoveComment({ comment, rootID, onClose }: RemoveCommentProps) {
  const { t } = useTranslation('comments');
  const toast = useToast();
  const failureWords = useFailureWords();
  const api = useRelationApi();
  const remove = useMutation({
    mutationFn: () => api.call(removeComment, { params: { commentID: comment.commentID } }),
    onSuccess: (_reply, _none, _result, { client }) => dropComment(client, comment, { rootID }),
  });
  const confirm = () =>
    remove.mutateAsync().then(
      () => toast(t('remove.removed'), 'success'),
      // Said in the dialog.
      () => undefined,
    );
  return (
    <ConfirmDialog
      title={t('remove.title')}
      confirm={t('remove.confirm')}
      cancel={t('cancel')}
      tone="danger"
      busy={remove.isPending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <Stack space="sm">
        <Text>{comment.answerCount > 0 ? t('remove.withReplies') : t('remove.body')}</Text>
        {remove.error && (
          <Text tone="danger" weight="medium" role="alert">
            {failureWords(toApiError(remove.error), t('remove.failed'))}
          </Text>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
