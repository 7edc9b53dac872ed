import { callQuery } from '@wbn/api-client/call-query.ts';
import { loadBusinessQuery } from '@wbn/cards/business/load-business.query.ts';
import type { GroupCard } from '@wbn/contract/groups/group.ts';
import { listGroupsOf } from '@wbn/contract/groups/groups.ts';
import { loadPublicProfile } from '@wbn/contract/social/user-profile.ts';
import { type CommentPage, listFirstCommentsQuery } from '@wbn/social/comments/list-comments.query.ts';
import { linkedGroups } from '@wbn/social/groups/lazy-group-links.tsx';
import { latestPosts } from '@wbn/social/timeline/latest-posts.tsx';
import { loadTimelinePageQuery, type Timeline } from '@wbn/social/timeline/load-timeline.query.ts';
import type { RouterContextProvider } from 'react-router-dom';
import { apiContext } from '../context.ts';
import { loadOptional } from './load-or-fail.server.ts';
import { addSurrogateKeys } from './surrogate-keys.server.ts';

type Context = Readonly<RouterContextProvider>;
type Post = Timeline['items'][number];
type Author = Timeline['owner'];

const noComments: CommentPage = { comments: [], commentCount: 0, talkCount: 0 };

/** The latest posts of a company or person; none when the API does not answer. */
export async function loadLatestPosts(context: Context, timelineID: string): Promise<readonly Post[]> {
  const timeline = await loadOptional(
    loadTimelinePageQuery(context.get(apiContext), { timelineID, size: latestPosts }),
  );
  const posts = timeline?.items ?? [];
  addAuthorKeys(context, posts);
  return posts;
}

/** The groups of a company or person that everybody may see; none when the API does not answer. */
export async function loadGroupsOf(
  context: Context,
  resourceType: Author['authorType'],
  resourceID: string,
): Promise<readonly GroupCard[]> {
  const params = { resourceType, resourceID };
  const page = await loadOptional(
    callQuery(context.get(apiContext), listGroupsOf, { params, query: { size: linkedGroups } }),
  );
  const groups = page?.items ?? [];
  addSurrogateKeys(context, ...groups.map(({ groupID }) => ({ group: groupID })));
  return groups;
}

/** The first comments on something, as visitors see them; none when the API does not answer. */
export async function loadComments(context: Context, resourceID: string): Promise<CommentPage> {
  const page = await loadOptional(listFirstCommentsQuery(context.get(apiContext), { resourceID }));
  const authors = page?.comments.map(({ whoComment }) => whoComment) ?? [];
  // The page shows the authors' names and photos. New comments purge it by the key of what they are about.
  addSurrogateKeys(context, ...authors.map(({ authorID, authorType }) => ({ [authorType]: authorID })));
  return page ?? noComments;
}

/** Adds surrogate keys for posts, their authors, the owners of their timelines, and what their cards show. */
export function addAuthorKeys(context: Context, posts: readonly Post[]): void {
  for (const { postID, author, timelineID, timelineType, card } of posts) {
    addSurrogateKeys(context, { post: postID, [author.authorType]: author.authorID });
    addSurrogateKeys(context, { [timelineType]: timelineID });
    if (card) addSurrogateKeys(context, { [card.resourceType]: card.resourceID });
  }
}

/** Country code of a company or person; undefined when the API does not answer. */
export async function countryOfAuthor(
  context: Context,
  { authorID: id, authorType }: Author,
): Promise<string | undefined> {
  const api = context.get(apiContext);
  if (authorType === 'user')
    return (await loadOptional(callQuery(api, loadPublicProfile, { params: { id } })))?.country?.code;
  const company = await loadOptional(loadBusinessQuery(api, { id }));
  return company?.business.contactInfo.country?.code;
}
