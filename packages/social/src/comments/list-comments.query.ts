import { infiniteQueryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { callKey } from '@wbn/api-client/call-query.ts';
import { type CommentPage, listComments } from '@wbn/contract/social/comments.ts';

interface CommentsQuery {
  /** Id of the thing that is commented on, or of the comment that is answered. */
  readonly resourceID: string;
  /** Id of the company that the person acts as; absent: as themselves. */
  readonly businessID?: string | undefined;
}

/** Comments by cursor (SOC-24). */
export function listCommentsQuery(api: ApiClient, { resourceID, businessID }: CommentsQuery) {
  return infiniteQueryOptions({
    queryKey: [...callKey(listComments, { params: { resourceID }, query: { businessID } }), 'pages'],
    queryFn: ({ pageParam: nextID }) => loadPage(api, { resourceID, businessID, nextID }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextID }: CommentPage) => nextID,
    // The page mounts again once the person turns out to work for the company; this avoids a second request.
    staleTime: 10_000,
  });
}

async function loadPage(
  api: ApiClient,
  { resourceID, businessID, nextID }: CommentsQuery & { readonly nextID?: string | undefined },
): Promise<CommentPage> {
  const query = { nextID, businessID };
  return (await api.call(listComments, { params: { resourceID }, query })).data.data;
}
