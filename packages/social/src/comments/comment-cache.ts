import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { callKey } from '@wbn/api-client/call-query.ts';
import { type Comment, type CommentPage, listComments, loadComment } from '@wbn/contract/social/comments.ts';

type Comments = InfiniteData<CommentPage, string | undefined>;

/** The thing that is commented on. Its counts are refetched after each new or removed comment. */
export interface CommentRoot {
  readonly rootID: string;
}

const listOf = (resourceID: string) => ({ queryKey: callKey(listComments, { params: { resourceID } }) });

/** Adds a new comment to the cache: a comment first, an answer after the loaded answers. */
export async function addCachedComment(
  client: QueryClient,
  comment: Comment,
  { rootID }: CommentRoot,
): Promise<void> {
  const isAnswer = comment.resourceType === 'comment';
  const list = listOf(comment.resourceID);
  // A load that began before the comment was made would show the list without it.
  await client.cancelQueries(list);
  client.setQueriesData<Comments>(list, (shown) => {
    if (!shown) return undefined;
    const at = isAnswer ? shown.pages.length - 1 : 0;
    const pages = shown.pages.map((page, place) => {
      if (place !== at) return page;
      return { ...page, comments: isAnswer ? [...page.comments, comment] : [comment, ...page.comments] };
    });
    return { ...shown, pages };
  });
  // Loaded answers are not refetched, because the answers on pages that are not loaded yet would displace the new one.
  await Promise.all([
    client.invalidateQueries(listOf(rootID)),
    client.invalidateQueries({ ...list, predicate: ({ state }) => state.data === undefined }),
  ]);
}

/** Updates a comment in all cached lists; an older version changes nothing. */
export function updateCachedComment(client: QueryClient, comment: Comment): void {
  const put = (shown: Comment) =>
    shown.commentID === comment.commentID && shown.version <= comment.version
      ? { ...shown, ...comment }
      : shown;
  change(client, comment.resourceID, (comments) => comments.map(put));
}

/** Removes a comment from the cached lists (decision 11). */
export async function removeCachedComment(
  client: QueryClient,
  { commentID, resourceID }: Pick<Comment, 'commentID' | 'resourceID'>,
  { rootID }: CommentRoot,
): Promise<void> {
  change(client, resourceID, (comments) => comments.filter((comment) => comment.commentID !== commentID));
  client.removeQueries({ queryKey: callKey(loadComment, { params: { commentID } }) });
  await client.invalidateQueries(listOf(rootID));
}

function change(
  client: QueryClient,
  resourceID: string,
  to: (comments: readonly Comment[]) => Comment[],
): void {
  client.setQueriesData<Comments>(listOf(resourceID), (shown) => {
    if (!shown) return undefined;
    return { ...shown, pages: shown.pages.map((page) => ({ ...page, comments: to(page.comments) })) };
  });
}

/** Returns the comments of all pages without duplicates: a comment made while paging may come twice. */
export function commentsOf(pages: readonly CommentPage[]): readonly Comment[] {
  return [...new Map(pages.flatMap((page) => page.comments).map((one) => [one.commentID, one])).values()];
}
