import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { callKey } from '@wbn/api-client/call-query.ts';
import { loadGroupTimeline } from '@wbn/contract/groups/groups.ts';
import { loadNewsfeed, loadPost, loadTimeline, type Post } from '@wbn/contract/social/posts.ts';

/** A page of a list of posts as the API sends it. */
export interface PostPage {
  readonly items: readonly Post[];
  /** The pinned post of a group, with its first page. */
  readonly pinned?: Post | undefined;
  readonly nextID?: string | undefined;
}

type Posts = InfiniteData<PostPage, string | undefined>;

/** Query keys of all lists of posts. */
const lists = [callKey(loadNewsfeed), callKey(loadTimeline), callKey(loadGroupTimeline)];

/** Adds a new post to the top of the cached newsfeed and its timeline without a refetch (SOC-05). */
export function addCachedPost(client: QueryClient, post: Post): void {
  const { timelineID } = post;
  const timelines = [
    callKey(loadTimeline, { params: { timelineID } }),
    callKey(loadGroupTimeline, { params: { id: timelineID } }),
  ];
  for (const queryKey of [callKey(loadNewsfeed), ...timelines])
    client.setQueriesData<Posts>({ queryKey }, (posts) => posts && withFirst(posts, post));
}

/** Updates a post in all cached lists; an older version changes nothing. */
export function updateCachedPost(client: QueryClient, post: Post): void {
  const put = (shown: Post) => (shown.postID === post.postID && shown.version <= post.version ? post : shown);
  changeItems(client, (items) => items.map(put));
  client.setQueriesData<Post>(
    { queryKey: callKey(loadPost, { params: { postID: post.postID } }) },
    (shown) => shown && put(shown),
  );
}

/** Removes a post from all cached lists. */
export function removeCachedPost(client: QueryClient, postID: string): void {
  changeItems(client, (items) => items.filter((post) => post.postID !== postID));
  client.removeQueries({ queryKey: callKey(loadPost, { params: { postID } }) });
}

function changeItems(client: QueryClient, change: (items: readonly Post[]) => readonly Post[]): void {
  for (const queryKey of lists) {
    client.setQueriesData<Posts>({ queryKey }, (posts) => {
      if (!posts) return undefined;
      return {
        ...posts,
        pages: posts.pages.map(({ pinned, ...page }) => {
          const [shown] = pinned ? change([pinned]) : [];
          return { ...page, items: change(page.items), ...(shown && { pinned: shown }) };
        }),
      };
    });
  }
}

function withFirst(posts: Posts, post: Post): Posts {
  const [first, ...others] = posts.pages;
  if (!first || first.items.some(({ postID }) => postID === post.postID)) return posts;
  return { ...posts, pages: [{ ...first, items: [post, ...first.items] }, ...others] };
}
