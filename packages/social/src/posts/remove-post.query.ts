import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { ApiError } from '@wbn/api-client/api-error.ts';
import { removePost } from '@wbn/contract/social/posts/remove-post.ts';
import { dropPost } from './post-cache.ts';

/** Takes a post away, and out of every list it stands in (decision 11). One that is gone already is gone. */
export function removePostMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['remove-post'],
    mutationFn: async (postID: string) => {
      try {
        await api.call(removePost, { body: { postID } });
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'NotFound')) throw error;
      }
    },
    onSuccess: (_nothing, postID, _result, { client }) => dropPost(client, postID),
  });
}
