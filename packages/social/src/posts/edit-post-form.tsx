import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { callQuery } from '@wbn/api-client/call-query.ts';
import type { CallInput } from '@wbn/contract/call.ts';
import type { Mention } from '@wbn/contract/social/mentions.ts';
import { editPost, loadPost, type Post, postContentSchema, postLength } from '@wbn/contract/social/posts.ts';
import { EditForm } from '@wbn/forms/edit/edit-form.tsx';
import { type FormShape, issuesOf } from '@wbn/forms/edit/form-shape.ts';
import type { Known } from '@wbn/forms/edit/form-state.ts';
import { useForm } from '@wbn/forms/edit/use-form.ts';
import { Button } from '@wbn/ui-kit/controls/button.tsx';
import { useToast } from '@wbn/ui-kit/overlays/toast.tsx';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { MentionTextArea } from '../mentions/mention-text-area.tsx';
import * as styles from './edit-post-form.css.ts';
import { putPost } from './post-cache.ts';

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
  // The places of names belong to their text.
  together: [['content', 'mentions']],
  findIssues: ({ content }) =>
    issuesOf(postContentSchema, content).map((issue) => ({ ...issue, path: ['content'] })),
  problemOf: (words) => (words === 'is required' ? 'required' : 'tooLong'),
};

/** Changes a post where it stands; over a newer version the person chooses, and nothing that was typed is lost. */
export function EditPostForm({ api, post, onEnd }: EditPostFormProps) {
  const { t } = useTranslation('posts');
  const toast = useToast();
  const client = useQueryClient();
  const { postID } = post;
  const edit = useMutation({
    mutationFn: async (body: CallInput<typeof editPost>['body']) =>
      (await api.call(editPost, { params: { postID }, body })).data,
    onSuccess: (post, _body, _result, { client }) => putPost(client, post),
  });
  const form = useForm<TextValues>({
    shape,
    draftKey: `wbn-edit-post-draft-${postID}`,
    known: knownOf(post),
    load: async () => knownOf(await client.fetchQuery(callQuery(api, loadPost, { params: { postID } }))),
    save: async ({ content, mentions }, { version = 0 }) =>
      knownOf(await edit.mutateAsync({ content, mentions: [...mentions], version })),
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

function knownOf({ content, mentions, version }: Post): Known<TextValues> {
  return { values: { content, mentions }, version };
}
