import { mutationOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { toApiError } from '@wbn/api-client/api-error.ts';
import { callKey } from '@wbn/api-client/call-query.ts';
import { LikeCount } from '@wbn/cards/parts/counts.tsx';
import {
  type Comment,
  commentLength,
  editComment,
  listComments,
  removeComment,
} from '@wbn/contract/social/comments.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { useErrorMessage } from '@wbn/forms/use-error-message.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { ConfirmDialog } from '@wbn/ui-kit/overlays/confirm-dialog.tsx';
import { Menu, MenuButton } from '@wbn/ui-kit/overlays/menu.tsx';
import { useToast } from '@wbn/ui-kit/overlays/toast.tsx';
import { FailureText, Text } from '@wbn/ui-kit/text/text.tsx';
import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { MentionTextArea } from '../mentions/mention-text-area.tsx';
import { type TextWithMentions, trimText } from '../mentions/text-with-mentions.ts';
import { LikeToggle } from '../reactions/like-toggle.tsx';
import { useRelationApi } from '../relations/relation-api.ts';
import { ReportItem } from '../safety/report-button.tsx';
import * as commentBoxStyles from './comment-box.css.ts';
import { removeCachedComment, updateCachedComment } from './comment-cache.ts';
import * as styles from './comment-frame.css.ts';
import { CommentFrame } from './comment-frame.tsx';

interface CommentMenuProps {
  readonly comment: Comment;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

interface CommentItemProps {
  readonly comment: Comment;
  readonly rootID: string;
  readonly linked: boolean;
  /** The reader may not like it. */
  readonly readOnly: boolean;
  /** Buttons beside Like. */
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

/** A comment or an answer with all actions of members. */
export function CommentItem({ comment, rootID, linked, readOnly, actions, children }: CommentItemProps) {
  const [asked, setAsked] = useState<'edit' | 'remove'>();
  const client = useQueryClient();
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!linked) return;
    element.current?.scrollIntoView({ block: 'center' });
    element.current?.focus({ preventScroll: true });
  }, [linked]);
  const { commentID, resourceID, reactions, session } = comment;
  const close = () => {
    setAsked(undefined);
    element.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <CommentFrame
        ref={element}
        comment={comment}
        linked={linked}
        menu={
          <CommentMenu
            comment={comment}
            onEdit={() => setAsked('edit')}
            onRemove={() => setAsked('remove')}
          />
        }
        editing={
          asked === 'edit' ? (
            <EditCommentForm
              comment={comment}
              onEnd={close}
              onConflict={() =>
                void client.invalidateQueries({ queryKey: callKey(listComments, { params: { resourceID } }) })
              }
            />
          ) : undefined
        }
        foot={
          asked !== 'edit' && (
            <div className={styles.actions}>
              {readOnly ? (
                <LikeCount likes={reactions.reactionCount.like} />
              ) : (
                <LikeToggle
                  resourceID={commentID}
                  resourceType="comment"
                  likes={reactions.reactionCount.like}
                  liked={session?.reactionType === 'like'}
                />
              )}
              {actions}
            </div>
          )
        }
      >
        {children}
      </CommentFrame>
      {asked === 'remove' && <RemoveComment comment={comment} rootID={rootID} onClose={close} />}
    </>
  );
}

/** The actions that the server allows for a comment (decision 11); comments of others can be reported. */
function CommentMenu({ comment, onEdit, onRemove }: CommentMenuProps) {
  const t = useText('comments');
  const { mayEdit = false, mayRemove = false } = comment.session ?? {};
  if (!comment.session) return null;
  return (
    <Menu trigger={<Ellipsis />} label={t('menu.open', { name: comment.whoComment.name })} size="sm">
      {mayEdit && (
        <MenuButton icon={<Pencil />} onClick={onEdit}>
          {t('menu.edit')}
        </MenuButton>
      )}
      {mayRemove && (
        <MenuButton icon={<Trash2 />} tone="danger" onClick={onRemove}>
          {t('menu.remove')}
        </MenuButton>
      )}
      {!mayEdit && <ReportItem resourceID={comment.commentID} resourceType="comment" />}
    </Menu>
  );
}

interface EditCommentFormProps {
  readonly comment: Comment;
  readonly onEnd: () => void;
  /** Called after a Conflict: somebody else changed the comment, so it is refetched. */
  readonly onConflict: () => void;
}

function EditCommentForm({ comment, onEnd, onConflict }: EditCommentFormProps) {
  const t = useText('comments');
  const errorMessage = useErrorMessage();
  const [text, setText] = useState<TextWithMentions>({
    content: comment.content,
    mentions: comment.mentions,
  });
  const edit = useMutation(editCommentMutation(useRelationApi(), comment));
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    area.current?.focus();
    area.current?.setSelectionRange(area.current.value.length, area.current.value.length);
  }, []);
  const isEmpty = text.content.trim() === '';
  const failure = edit.error && toApiError(edit.error);
  const isConflict = failure?.code === 'Conflict';
  const save = () => {
    if (isEmpty || edit.isPending) return;
    edit.mutate(trimText(text), {
      onSuccess: onEnd,
      onError: (error) => {
        if (toApiError(error).code === 'Conflict') onConflict();
      },
    });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape in the field or on a button
    <div
      className={commentBoxStyles.box}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onEnd();
      }}
    >
      <MentionTextArea
        ref={area}
        label={t('edit.label')}
        hideLabel
        value={text}
        onChange={setText}
        onSubmit={save}
        disabled={edit.isPending}
        limit={commentLength}
      />
      <Inline>
        <Button size="sm" loading={edit.isPending} disabled={isEmpty} onClick={save}>
          {t('edit.save')}
        </Button>
        <Button size="sm" variant="secondary" disabled={edit.isPending} onClick={onEnd}>
          {t('cancel')}
        </Button>
      </Inline>
      <FailureText>
        {failure && (isConflict ? t('edit.conflict') : errorMessage(failure, t('edit.failed')))}
      </FailureText>
    </div>
  );
}

/** Saves a comment's text; `version` is the version that was edited. */
function editCommentMutation(api: ApiClient, { commentID, version }: Pick<Comment, 'commentID' | 'version'>) {
  return mutationOptions({
    mutationKey: ['edit-comment', commentID],
    mutationFn: async ({ content, mentions }: TextWithMentions): Promise<Comment> => {
      const body = { content, mentions: [...mentions], version };
      return (await api.call(editComment, { params: { commentID }, body })).data;
    },
    onSuccess: (comment, _text, _result, { client }) => updateCachedComment(client, comment),
  });
}

interface RemoveCommentProps {
  readonly comment: Comment;
  readonly rootID: string;
  readonly onClose: () => void;
}

function RemoveComment({ comment, rootID, onClose }: RemoveCommentProps) {
  const t = useText('comments');
  const toast = useToast();
  const errorMessage = useErrorMessage();
  const api = useRelationApi();
  const remove = useMutation({
    mutationFn: () => api.call(removeComment, { params: { commentID: comment.commentID } }),
    onSuccess: (_reply, _none, _result, { client }) => removeCachedComment(client, comment, { rootID }),
  });
  const confirm = () =>
    remove.mutateAsync().then(
      () => toast(t('remove.removed'), 'success'),
      // The dialog shows the error.
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
            {errorMessage(toApiError(remove.error), t('remove.failed'))}
          </Text>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
