import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { ApiError } from '@wbn/api-client/api-error.ts';
import { callQuery } from '@wbn/api-client/call-query.ts';
import type { CallInput } from '@wbn/contract/call.ts';
import type { Mention } from '@wbn/contract/social/mentions.ts';
import {
  editPost,
  loadPost,
  type Post,
  postContentSchema,
  postLength,
  removePost,
} from '@wbn/contract/social/posts.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { EditForm } from '@wbn/forms/edit/edit-form.tsx';
import { type FormShape, issuesOf } from '@wbn/forms/edit/form-shape.ts';
import type { ServerSnapshot } from '@wbn/forms/edit/form-state.ts';
import { useForm } from '@wbn/forms/edit/use-form.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { ConfirmDialog } from '@wbn/ui-kit/overlays/confirm-dialog.tsx';
import { useToast } from '@wbn/ui-kit/overlays/toast.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { useEffect, useRef } from 'react';
import { MentionTextArea } from '../mentions/mention-text-area.tsx';
import * as styles from './edit-post-form.css.ts';
import { removeCachedPost, updateCachedPost } from './post-cache.ts';

interface EditPostFormProps {
  readonly api: ApiClient;
  readonly post: Post;
  readonly onEnd: () => void;
}

interface TextValues extends Readonly<Record<string, unknown>> {
  readonly content: string;
  readonly mentions: readonly Mention[];
}

const shape: FormShape<TextValues> = {
  name: 'edit-post',
  // Positions of mentions refer to their text, so both merge together.
  together: [['content', 'mentions']],
  findIssues: ({ content }) =>
    issuesOf(postContentSchema, content).map((issue) => ({ ...issue, path: ['content'] })),
  problemOf: (words) => (words === 'is required' ? 'required' : 'tooLong'),
};

/** Edits a post in place; a newer version opens the conflict panel and keeps what was typed. */
export function EditPostForm({ api, post, onEnd }: EditPostFormProps) {
  const t = useText('posts');
  const toast = useToast();
  const client = useQueryClient();
  const { postID } = post;
  const edit = useMutation({
    mutationFn: async (body: CallInput<typeof editPost>['body']) =>
      (await api.call(editPost, { params: { postID }, body })).data,
    onSuccess: (post, _body, _result, { client }) => updateCachedPost(client, post),
  });
  const form = useForm<TextValues>({
    shape,
    draftKey: `wbn-edit-post-draft-${postID}`,
    snapshot: snapshotOf(post),
    load: async () => snapshotOf(await client.fetchQuery(callQuery(api, loadPost, { params: { postID } }))),
    save: async ({ content, mentions }, { version = 0 }) =>
      snapshotOf(await edit.mutateAsync({ content, mentions: [...mentions], version })),
    onSaved: () => {
      toast(t('edit.saved'), 'success');
      onEnd();
    },
    failure: t('edit.failed'),
    labelOf: () => t('edit.text'),
  });
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => area.current?.focus(), []);
  const buttons = (
    <>
      <Button
        variant="secondary"
        size="sm"
        disabled={form.saving}
        onClick={() => {
          form.discard();
          onEnd();
        }}
      >
        {t('edit.cancel')}
      </Button>
      <Button type="submit" size="sm" loading={form.saving} disabled={form.values.content.trim() === ''}>
        {t('edit.save')}
      </Button>
    </>
  );
  return (
    <EditForm
      form={form}
      label={t('edit.label')}
      describe={(_field, { content }) => content}
      buttons={buttons}
      className={styles.form}
    >
      <MentionTextArea
        ref={area}
        id={form.idOf('content')}
        label={t('edit.text')}
        hideLabel
        rows={5}
        limit={postLength}
        value={form.values}
        error={form.errorOf('content')}
        onChange={(text) => form.set({ ...text })}
      />
    </EditForm>
  );
}

function snapshotOf({ content, mentions, version }: Post): ServerSnapshot<TextValues> {
  return { values: { content, mentions }, version };
}

interface RemovePostProps {
  readonly api: ApiClient;
  readonly postID: string;
  readonly onClose: () => void;
  readonly onRemoved?: () => void;
}

/** Asks for confirmation and removes a post; the failure message is Spanish in every language (SOC-14, decision 11). */
export function RemovePost({ api, postID, onClose, onRemoved }: RemovePostProps) {
  const t = useText('posts');
  const toast = useToast();
  const remove = useMutation({
    mutationFn: async (postID: string) => {
      try {
        await api.call(removePost, { body: { postID } });
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'NotFound')) throw error;
      }
    },
    onSuccess: (_nothing, postID, _result, { client }) => removeCachedPost(client, postID),
  });
  const near = useRef<HTMLElement>(null);
  // When the dialog unmounts with its post, the neighbouring post gets the focus.
  useEffect(() => () => near.current?.focus({ preventScroll: true }), []);
  const confirm = () => {
    near.current = besidePost(postID);
    remove.mutate(postID, {
      onSuccess: () => {
        toast(t('remove.removed'), 'success');
        onClose();
        onRemoved?.();
      },
      onError: () => {
        near.current = null;
      },
    });
  };
  return (
    <ConfirmDialog
      title={t('remove.title')}
      confirm={t('remove.confirm')}
      cancel={t('remove.cancel')}
      tone="danger"
      busy={remove.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <Stack space="sm">
        <Text>{t('remove.body')}</Text>
        {remove.isError && (
          <Text tone="danger" weight="medium" role="alert" lang="es">
            {t('remove.failed')}
          </Text>
        )}
      </Stack>
    </ConfirmDialog>
  );
}

/** Returns the next post on the page, otherwise the previous one. */
function besidePost(postID: string): HTMLElement | null {
  const posts = [...document.querySelectorAll<HTMLElement>('[data-post]')];
  const at = posts.findIndex((post) => post.dataset.post === postID);
  return posts[at + 1] ?? posts[at - 1] ?? null;
}
