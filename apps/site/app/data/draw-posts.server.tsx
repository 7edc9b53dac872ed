import { callQuery } from '@wbn/api-client/call-query.ts';
import { loadBusinessQuery } from '@wbn/cards/business/load-business.query.ts';
import { loadPublicProfile } from '@wbn/contract/social/load-public-profile.ts';
import { DrawnPost } from '@wbn/social/posts/drawn-post.tsx';
import { DrawnPostPage } from '@wbn/social/posts/drawn-post-page.tsx';
import { DrawnTimeline } from '@wbn/social/timeline/drawn-timeline.tsx';
import { LatestPosts, latestPosts } from '@wbn/social/timeline/latest-posts.tsx';
import { loadTimelinePageQuery, type Timeline } from '@wbn/social/timeline/load-timeline.query.ts';
import type { ComponentProps, ReactNode } from 'react';
import type { RouterContextProvider } from 'react-router-dom';
import { apiContext } from '../context.ts';
import { type DrawnMarkup, draw } from './draw-parts.server.tsx';
import { loadIfAnswered } from './load-or-fail.server.ts';
import { addSurrogateKeys } from './surrogate-keys.server.ts';

type Context = Readonly<RouterContextProvider>;
type Post = Timeline['items'][number];
type Author = Timeline['owner'];

/** A page of a timeline with its header. */
export function drawTimeline(context: Context, timeline: Timeline, page: number): DrawnMarkup {
  return drawOne(context, 'timeline', <DrawnTimeline timeline={timeline} page={page} />);
}

/** A post by itself, with its first comments. */
export function drawPost(context: Context, of: ComponentProps<typeof DrawnPostPage>): DrawnMarkup {
  return drawOne(context, 'post', <DrawnPostPage {...of} />);
}

/** What a company or person has said lately; undefined when that is nothing, or is not known. */
export async function drawLatestPosts(
  context: Context,
  timelineID: string,
): Promise<DrawnMarkup | undefined> {
  const asked = loadTimelinePageQuery(context.get(apiContext), { timelineID, size: latestPosts });
  const timeline = await loadIfAnswered(asked);
  if (!timeline || timeline.items.length === 0) return undefined;
  addAuthorKeys(context, timeline.items);
  const posts = timeline.items.map((post) => <DrawnPost key={post.postID} post={post} />);
  return drawOne(context, 'posts', <LatestPosts timelineID={timelineID}>{posts}</LatestPosts>);
}

/** A change of an author, or of whose timeline it is, takes the page out of every cache. */
export function addAuthorKeys(context: Context, posts: readonly Post[]): void {
  for (const { author, timelineID, timelineType } of posts) {
    addSurrogateKeys(context, { [author.authorType]: author.authorID }, { [timelineType]: timelineID });
  }
}

/** Code of the country of a company or person; undefined when it is not known. */
export async function countryOfAuthor(
  context: Context,
  { authorID: id, authorType }: Author,
): Promise<string | undefined> {
  const api = context.get(apiContext);
  if (authorType === 'user')
    return (
      await loadIfAnswered(callQuery(api, loadPublicProfile, { params: { id } }, { staleTime: 60_000 }))
    )?.country?.code;
  const company = await loadIfAnswered(loadBusinessQuery(api, { id }));
  return company?.business.contactInfo.country?.code;
}

function drawOne(context: Context, name: string, part: ReactNode): DrawnMarkup {
  return draw(context, new Map([[name, part]])).get(name) ?? {};
}
