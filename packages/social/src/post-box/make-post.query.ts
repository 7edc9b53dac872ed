import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { CallInput } from '@wbn/contract/call.ts';
import { makePost } from '@wbn/contract/social/posts/make-post.ts';
import { addPost } from '../posts/post-cache.ts';

interface NewPost {
  readonly body: CallInput<typeof makePost>['body'];
  /** The same for every attempt, so that it is made once. */
  readonly idempotencyKey: string;
}

/** Makes a post and puts it at the top of the lists that show it (CALL-26, SOC-05). */
export function makePostMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['make-post'],
    mutationFn: async ({ body, idempotencyKey }: NewPost) =>
      (await api.call(makePost, { body }, { headers: { 'idempotency-key': idempotencyKey } })).data,
    onSuccess: (post, _new, _result, { client }) => addPost(client, post),
  });
}
