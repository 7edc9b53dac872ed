import { useInfiniteQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { useIdentities } from '@wbn/cards/identities/use-identities.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { EmptyState } from '@wbn/ui-kit/layout/empty-state.tsx';
import { LoadError } from '@wbn/ui-kit/layout/load-error.tsx';
import type { ReactNode } from 'react';
import { PostBox } from '../post-box/post-box.tsx';
import { PostList } from '../posts/post-list.tsx';
import { loadTimelineQuery } from './load-timeline.query.ts';
import * as styles from './timeline.css.ts';
import { TimelineHeader } from './timeline-header.tsx';

interface LiveTimelineProps {
  readonly api: ApiClient;
  readonly timelineID: string;
  /** The version for visitors, shown until the posts are loaded with the member's permissions. */
  readonly visitors: ReactNode;
}

/** A timeline for members: with a post box where they may post, and infinite scrolling. */
export function LiveTimeline({ api, timelineID, visitors }: LiveTimelineProps) {
  const t = useText('posts');
  const acting = useIdentities(api)?.acting;
  const businessID = acting?.authorType === 'business' ? acting.authorID : undefined;
  const query = useInfiniteQuery({
    ...loadTimelineQuery(api, { timelineID, businessID }),
    enabled: acting !== undefined,
  });
  const { data, isError, refetch } = query;
  if (isError && !data) {
    return <LoadError title={t('timeline.failed')} retry={t('feed.retry')} onRetry={refetch} />;
  }
  const { owner, mayPost } = data?.pages[0] ?? {};
  if (!data || !owner) return visitors;
  const isEmpty = data.pages.every(({ items }) => items.length === 0);
  return (
    <div className={styles.posts}>
      <TimelineHeader owner={owner} />
      {mayPost && <PostBox api={api} on={owner} />}
      {isEmpty ? <EmptyState title={t('timeline.none')} /> : <PostList api={api} query={query} />}
    </div>
  );
}
