import { useMutation } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { CallInput } from '@wbn/contract/call.ts';
import type { Author } from '@wbn/contract/social/author.ts';
import { makePost } from '@wbn/contract/social/posts.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { useForm } from '@wbn/forms/edit/use-form.ts';
import { useErrorMessage } from '@wbn/forms/use-error-message.ts';
import { useToast } from '@wbn/ui-kit/overlays/toast.tsx';
import { useState } from 'react';
import { addCachedPost } from '../posts/post-cache.ts';
import { type PostPlace, postDraftKey } from './post-draft.ts';
import { emptyPost, type PostValues, postShape, type SentPicture } from './post-shape.ts';

interface NewPost {
  readonly body: CallInput<typeof makePost>['body'];
  /** Same for every attempt, so that the post is created once. */
  readonly idempotencyKey: string;
}

interface PostBoxOptions {
  readonly api: ApiClient;
  readonly userID: string;
  readonly acting: Author;
  /** Owner of the timeline to post on; undefined: the author's own. */
  readonly on: PostPlace | undefined;
  readonly onPosted: () => void;
}

/** Values and save state of the post box. */
export function usePostBox({ api, userID, acting, on, onPosted }: PostBoxOptions) {
  const t = useText('posts');
  const toast = useToast();
  const errorMessage = useErrorMessage();
  const make = useMutation({
    mutationFn: async ({ body, idempotencyKey }: NewPost) =>
      (await api.call(makePost, { body }, { headers: { 'idempotency-key': idempotencyKey } })).data,
    onSuccess: (post, _new, _result, { client }) => addCachedPost(client, post),
  });
  /** Reason of the last failure; shown until the next attempt. */
  const [failure, setFailure] = useState<string>();
  const form = useForm<PostValues>({
    shape: postShape,
    draftKey: postDraftKey(userID, acting, on),
    snapshot: { values: emptyPost },
    save: async ({ content, mentions, picture, pictureAlt }, _base, idempotencyKey) => {
      setFailure(undefined);
      const asBusiness = acting.authorType === 'business' && { businessID: acting.authorID };
      const body = { content, mentions: [...mentions], ...(picture && sentOf(picture, pictureAlt)) };
      const timeline = on && { timelineID: on.authorID, timelineType: on.authorType };
      await make.mutateAsync({ body: { ...body, ...asBusiness, ...timeline }, idempotencyKey });
      return { values: emptyPost };
    },
    onSaved: () => {
      toast(t('box.created'), 'success');
      onPosted();
    },
    onFailed: (error) => {
      // The server deletes unused uploads after a day, so the picture may be gone.
      if (error.code === 'NotFound' && form.values.picture) form.refuse({ picture: 'photo' });
      toast(t('box.failed'), 'danger');
      setFailure(errorMessage(error));
      return true;
    },
    labelOf: (field) => t(`box.field.${field === 'picture' || field === 'pictureAlt' ? field : 'content'}`),
  });
  return { form, failure };
}

function sentOf({ token }: SentPicture, alt: string) {
  return { picture: token, ...(alt.trim() && { pictureAlt: alt }) };
}
