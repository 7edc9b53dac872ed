import { useMutation } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { ApiError } from '@wbn/api-client/api-error.ts';
import { callKey } from '@wbn/api-client/call-query.ts';
import {
  changeSavedReply,
  createSavedReply,
  deleteSavedReply,
  listSavedReplies,
  replyVariables,
  type SavedReply,
  savedReplyLimit,
} from '@wbn/contract/messaging/saved-replies.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { Checkbox } from '@wbn/ui-kit/controls/choices/checkbox.tsx';
import { TextArea } from '@wbn/ui-kit/controls/fields/text-area.tsx';
import { TextField } from '@wbn/ui-kit/controls/fields/text-field.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Dialog } from '@wbn/ui-kit/overlays/dialog.tsx';
import { Notice } from '@wbn/ui-kit/text/notice.tsx';
import { MutedText } from '@wbn/ui-kit/text/text.tsx';
import { type SubmitEvent, useId, useState } from 'react';

interface NewReply extends Pick<SavedReply, 'title' | 'content'> {
  /** Id of the company that shares the reply; undefined: the person's own. */
  readonly bid: string | undefined;
}

interface SavedReplyFormProps {
  readonly api: ApiClient;
  readonly bid: string | undefined;
  /** Undefined for a new reply. */
  readonly reply: SavedReply | undefined;
  readonly onDone: () => void;
}

/** Form to create, edit or delete a saved reply. */
export function SavedReplyForm({ api, bid, reply, onDone }: SavedReplyFormProps) {
  const t = useText('teamwork');
  const form = useId();
  const [title, setTitle] = useState(reply?.title ?? '');
  const [content, setContent] = useState(reply?.content ?? '');
  const [isShared, setShared] = useState(bid !== undefined);
  const create = useMutation({
    mutationFn: async ({ bid, ...body }: NewReply) =>
      (await api.call(createSavedReply, { query: { bid }, body })).data,
    onSuccess: (_reply, _text, _result, { client }) =>
      client.invalidateQueries({ queryKey: callKey(listSavedReplies) }),
  });
  const change = useMutation({
    mutationFn: async ({
      savedReplyID,
      title,
      content,
    }: Pick<SavedReply, 'savedReplyID' | 'title' | 'content'>) =>
      (await api.call(changeSavedReply, { params: { id: savedReplyID }, body: { title, content } })).data,
    onSuccess: (_reply, _text, _result, { client }) =>
      client.invalidateQueries({ queryKey: callKey(listSavedReplies) }),
  });
  const remove = useMutation({
    mutationFn: (savedReplyID: string) => api.call(deleteSavedReply, { params: { id: savedReplyID } }),
    onSuccess: (_data, _savedReplyID, _result, { client }) =>
      client.invalidateQueries({ queryKey: callKey(listSavedReplies) }),
  });
  const failure = create.error ?? change.error ?? remove.error;
  const problems = failure instanceof ApiError ? failure.fields : undefined;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const done = { onSuccess: onDone };
    if (reply) change.mutate({ savedReplyID: reply.savedReplyID, title, content }, done);
    else create.mutate({ bid: isShared ? bid : undefined, title, content }, done);
  };
  return (
    <Dialog
      title={t(reply ? 'replies.change' : 'replies.new')}
      onClose={onDone}
      actions={
        <>
          {reply && (
            <Button
              variant="quiet"
              loading={remove.isPending}
              onClick={() => remove.mutate(reply.savedReplyID, { onSuccess: onDone })}
            >
              {t('replies.delete')}
            </Button>
          )}
          <Button variant="secondary" onClick={onDone}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={form} loading={create.isPending || change.isPending}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit}>
        <Stack space="md">
          <TextField
            label={t('replies.name')}
            value={title}
            onChange={({ currentTarget }) => setTitle(currentTarget.value)}
            maxLength={80}
            required
            autoFocus
            autoComplete="off"
          />
          <TextArea
            label={t('replies.content')}
            hint={t('replies.hint', { variables: replyVariables.map((name) => `{{${name}}}`).join(', ') })}
            rows={6}
            limit={3_000}
            required
            value={content}
            onChange={({ currentTarget }) => setContent(currentTarget.value)}
            {...(problems?.content && { error: t('replies.unknownVariable') })}
          />
          {bid !== undefined && !reply && (
            <Checkbox
              label={t('replies.shared')}
              checked={isShared}
              onChange={({ currentTarget }) => setShared(currentTarget.checked)}
            />
          )}
          {failure && !problems && (
            <Notice
              tone="danger"
              title={isFull(failure) ? t('replies.full', { count: savedReplyLimit }) : t('failed')}
            />
          )}
          {reply?.businessID && <MutedText>{t('replies.ofCompany')}</MutedText>}
        </Stack>
      </form>
    </Dialog>
  );
}

const isFull = (failure: Error) => failure instanceof ApiError && failure.code === 'Conflict';
