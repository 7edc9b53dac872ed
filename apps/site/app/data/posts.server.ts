import type { GroupCard } from '@wbn/contract/groups/group.ts';
import type { CommentPage } from '@wbn/contract/social/comments.ts';
import type { Post } from '@wbn/contract/social/posts.ts';
import type { RouterContextProvider } from 'react-router-dom';
import { addSurrogateKeys } from './surrogate-keys.server.ts';

type Context = Readonly<RouterContextProvider>;

interface TimelineParts {
  readonly posts: readonly Post[];
  readonly groups: readonly GroupCard[];
  readonly talk: CommentPage;
}

/** Adds surrogate keys for the posts, groups and comments on the page of a company or person. */
export function addTimelineKeys(context: Context, { posts, groups, talk }: TimelineParts): void {
  addAuthorKeys(context, posts);
  addSurrogateKeys(context, ...groups.map(({ groupID }) => ({ group: groupID })));
  addCommentKeys(context, talk);
}

/** Adds surrogate keys for posts, their authors, the owners of their timelines, and what their cards show. */
export function addAuthorKeys(context: Context, posts: readonly Post[]): void {
  for (const { postID, author, timelineID, timelineType, card } of posts) {
    addSurrogateKeys(context, { post: postID, [author.authorType]: author.authorID });
    addSurrogateKeys(context, { [timelineType]: timelineID });
    if (card) addSurrogateKeys(context, { [card.resourceType]: card.resourceID });
  }
}

/** Adds surrogate keys for the authors of comments. New comments purge a page by the key of what they are about. */
export function addCommentKeys(context: Context, { comments }: CommentPage): void {
  const authors = comments.map(({ whoComment }) => whoComment);
  addSurrogateKeys(context, ...authors.map(({ authorID, authorType }) => ({ [authorType]: authorID })));
}
