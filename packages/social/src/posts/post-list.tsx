import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { Button } from '@wbn/ui-kit/controls/button.tsx';
import { useEndInView } from '@wbn/ui-kit/layout/use-end-in-view.ts';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PostPage } from './post-cache.ts';
import { PostCard } from './post-card.tsx';
import * as styles from './post-list.css.ts';
import { PostsLoading } from './posts-loading.tsx';

interface PostListProps {
  readonly api: ApiClient;
  readonly query: Pick<
    UseInfiniteQueryResult<InfiniteData<PostPage>>,
    'data' | 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'
  >;
}

/** Posts, and more of them by a button or by scrolling to the end (SOC-02). */
export function PostList({ api, query }: PostListProps) {
  const { t } = useTranslation('posts');
  const end = useRef<HTMLDivElement>(null);
  useEndInView(end, query);
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError } = query;
  // What was made or removed meanwhile may move a post to the next page.
  const posts = new Map(
    data?.pages.flatMap(({ items }) => items.map((post) => [post.postID, post] as const)),
  );
  return (
    <div className={styles.list}>
      {[...posts.values()].map((post, at) => (
        <PostCard key={post.postID} api={api} post={post} priority={at === 0} />
      ))}
      {isFetchingNextPage && <PostsLoading count={1} />}
      <div ref={end} className={styles.end}>
        {isFetchNextPageError && !isFetchingNextPage && (
          <Text size="sm" tone="muted" role="status">
            {t('list.moreFailed')}
          </Text>
        )}
        {hasNextPage && (
          <Button
            variant="secondary"
            size="sm"
            loading={isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {t('list.loadMore')}
          </Button>
        )}
        {!hasNextPage && posts.size > 0 && (
          <Text size="sm" tone="muted">
            {t('list.end')}
          </Text>
        )}
      </div>
    </div>
  );
}
