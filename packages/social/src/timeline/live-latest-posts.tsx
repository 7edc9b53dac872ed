import { useInfiniteQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { useIdentities } from '@wbn/cards/identities/use-identities.ts';
import { latestPosts } from '@wbn/contract/pages/page-limits.ts';
import type { ReactNode } from 'react';
import { PostCard } from '../posts/post-card.tsx';
import { LatestPosts } from './latest-posts.tsx';
import { loadTimelineQuery } from './load-timeline.query.ts';

interface LiveLatestPostsProps {
  readonly api: ApiClient;
  readonly timelineID: string;
  /** The version for visitors, shown until the posts are loaded with the member's permissions. */
  readonly visitors: ReactNode;
}

/** The latest posts of a company or person, for members. */
export function LiveLatestPosts({ api, timelineID, visitors }: LiveLatestPostsProps) {
  const acting = useIdentities(api)?.acting;
  const businessID = acting?.authorType === 'business' ? acting.authorID : undefined;
  const { data } = useInfiniteQuery({
    ...loadTimelineQuery(api, { timelineID, businessID }),
    enabled: acting !== undefined,
  });
  if (!data) return visitors;
  const posts = data.pages.flatMap(({ items }) => items).slice(0, latestPosts);
  return (
    <LatestPosts timelineID={timelineID}>
      {posts.map((post) => (
        <PostCard key={post.postID} api={api} post={post} />
      ))}
    </LatestPosts>
  );
}
