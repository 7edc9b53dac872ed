import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { callKey } from '@wbn/api-client/call-query.ts';
import { type Comment, listComments } from '@wbn/contract/social/comments.ts';

/** A page of comments, newest first, or of answers, oldest first. */
export interface CommentPage {
  readonly comments: readonly Comment[];
  /** On the thing itself. */
  readonly commentCount: number;
  /** The answers to them included. */
  readonly talkCount: number;
  readonly nextID?: string | undefined;
}

interface Wanted {
  /** What they stand on: anything that can be talked about, or a comment. */
  readonly resourceID: string;
  /** In whose name one reads; absent: one's own. */
  readonly businessID?: string | undefined;
}

/** Comments page by page, each where the last one ended (SOC-24). */
export function listCommentsQuery(api: ApiClient, { resourceID, businessID }: Wanted) {
  return infiniteQueryOptions({
    queryKey: [...callKey(listComments, { params: { resourceID }, query: { businessID } }), 'pages'],
    queryFn: ({ pageParam: nextID }) => loadPage(api, { resourceID, businessID, nextID }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextID }: CommentPage) => nextID,
    // The page is put up anew for whoever works for the company: asked once all the same.
    staleTime: 10_000,
  });
}

/** The first comments as everybody sees them. For server loaders. */
export function listFirstCommentsQuery(api: ApiClient, { resourceID }: { resourceID: string }) {
  return queryOptions({
    queryKey: callKey(listComments, { params: { resourceID } }),
    queryFn: () => loadPage(api, { resourceID }),
  });
}

async function loadPage(
  api: ApiClient,
  { resourceID, businessID, nextID }: Wanted & { readonly nextID?: string | undefined },
): Promise<CommentPage> {
  const query = { nextID, businessID };
  return (await api.call(listComments, { params: { resourceID }, query })).data.data;
}
