import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { Post } from '@wbn/contract/social/posts.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { InfiniteListEnd } from '@wbn/ui-kit/layout/list-end.tsx';
import type { ReactNode } from 'react';
import type { PostPage } from './post-cache.ts';
import { PostCard } from './post-card.tsx';
import * as styles from './post-list.css.ts';
import { PostsLoading } from './posts-loading.tsx';

interface PostListProps {
  readonly api: ApiClient;
  /** On the page of a group. */
  readonly inGroup?: boolean;
  /** Returns further entries of a post's menu. */
  readonly menuItemsOf?: (post: Post) => ReactNode;
  readonly query: Pick<
    UseInfiniteQueryResult<InfiniteData<PostPage>>,
    'data' | 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'
  >;
}

/** Posts with more pages by a button or by scrolling (SOC-02). */
export function PostList({ api, query, inGroup = false, menuItemsOf }: PostListProps) {
  const t = useText('posts');
  const { data, isFetchingNextPage } = query;
  // A post can move to the next page when others are created or removed, so duplicates are dropped.
  const posts = new Map(
    data?.pages.flatMap(({ items }) => items.map((post) => [post.postID, post] as const)),
  );
  return (
    <div className={styles.list}>
      {[...posts.values()].map((post, at) => (
        <PostCard
          key={post.postID}
          api={api}
          post={post}
          priority={at === 0}
          inGroup={inGroup}
          menuItems={menuItemsOf?.(post)}
        />
      ))}
      {isFetchingNextPage && <PostsLoading count={1} />}
      <InfiniteListEnd
        list={query}
        more={t('list.loadMore')}
        failed={t('list.moreFailed')}
        end={posts.size > 0 && t('list.end')}
        align="center"
      />
    </div>
  );
}
