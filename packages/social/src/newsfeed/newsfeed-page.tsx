import { queryOptions, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { useIdentities } from '@wbn/cards/identities/use-identities.ts';
import { countNewPosts } from '@wbn/contract/social/posts.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { refetchMounted } from '@wbn/session/live/refetch-mounted.ts';
import { useLiveEvents } from '@wbn/session/live/use-live-events.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { ButtonLink } from '@wbn/ui-kit/controls/buttons/button-link.tsx';
import { EmptyState } from '@wbn/ui-kit/layout/empty-state.tsx';
import { LoadError } from '@wbn/ui-kit/layout/load-error.tsx';
import { PageHeader } from '@wbn/ui-kit/layout/page-header.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { ArrowUp, Newspaper } from 'lucide-react';
import { GroupProposals } from '../groups/group-proposals.tsx';
import { PostBox } from '../post-box/post-box.tsx';
import { PostList } from '../posts/post-list.tsx';
import { PostsLoading } from '../posts/posts-loading.tsx';
import { FeedOrderPicker, useFeedOrder } from './feed-order.tsx';
import { FollowProposals } from './follow-proposals.tsx';
import { loadNewsfeedQuery } from './load-newsfeed.query.ts';
import { NetworkLinks } from './network-links.tsx';
import * as styles from './newsfeed.css.ts';

/** 'My B2B': posts of followed and connected people and companies (RT-13). */
export function NewsfeedPage({ api }: { readonly api: ApiClient }) {
  const t = useText('posts');
  const feed = useFeed(api);
  const isEmpty = feed.query.data?.pages.every(({ items }) => items.length === 0) ?? false;
  return (
    <div className={styles.frame}>
      <Stack space="md">
        <PageHeader title={t('feed.title')} tabs={<NetworkLinks />} />
        <div className={styles.columns}>
          <div className={styles.feed}>
            <PostBox api={api} />
            <FeedOrderPicker />
            <Feed api={api} {...feed} isEmpty={isEmpty} />
          </div>
          {!isEmpty && (
            <aside className={styles.aside}>
              <Stack space="md">
                <FollowProposals api={api} limit={5} />
                <GroupProposals api={api} />
              </Stack>
            </aside>
          )}
        </div>
      </Stack>
    </div>
  );
}

/** The newsfeed of the person or company in the chosen order. */
function useFeed(api: ApiClient) {
  const order = useFeedOrder();
  const acting = useIdentities(api)?.acting;
  const businessID = acting?.authorType === 'business' ? acting.authorID : undefined;
  const asked = loadNewsfeedQuery(api, { order, businessID });
  return { asked, query: useInfiniteQuery({ ...asked, enabled: acting !== undefined }) };
}

interface FeedProps extends ReturnType<typeof useFeed> {
  readonly api: ApiClient;
  readonly isEmpty: boolean;
}

function Feed({ api, asked, query, isEmpty }: FeedProps) {
  const t = useText('posts');
  const client = useQueryClient();
  const { data, isError, refetch } = query;
  // Refetches the first page only; the later pages follow from it.
  const showNews = () => {
    window.scrollTo({ top: 0 });
    client.setQueryData(asked.queryKey, (shown) => {
      return shown && { pages: shown.pages.slice(0, 1), pageParams: shown.pageParams.slice(0, 1) };
    });
    void refetch();
  };
  if (isError && !data) {
    return <LoadError title={t('feed.failed')} retry={t('feed.retry')} onRetry={refetch} />;
  }
  if (!data) return <PostsLoading />;
  return (
    <>
      <NewPosts api={api} after={data.pages[0]?.newestID} onShow={showNews} />
      {isEmpty ? <EmptyFeed api={api} /> : <PostList api={api} query={query} />}
    </>
  );
}

function EmptyFeed({ api }: { readonly api: ApiClient }) {
  const t = useText('posts');
  const find = useText('favorites');
  const path = usePath();
  return (
    <>
      <EmptyState
        icon={<Newspaper />}
        title={t('feed.empty.title')}
        action={<ButtonLink to={path('/search-result')}>{find('find')}</ButtonLink>}
      >
        {t('feed.empty.body')}
      </EmptyState>
      <FollowProposals api={api} limit={12} />
      <GroupProposals api={api} />
    </>
  );
}

interface NewPostsProps {
  readonly api: ApiClient;
  /** Id of the newest loaded post. */
  readonly after: string | undefined;
  readonly onShow: () => void;
}

/** Maximum that the server counts. */
const most = 50;

/** Announces the number of new posts above the feed; they are shown on request. */
function NewPosts({ api, after, onShow }: NewPostsProps) {
  const t = useText('posts');
  const client = useQueryClient();
  const asked = countNewPostsQuery(api, after);
  const { data: count = 0 } = useQuery(asked);
  // An event may be for a post that this reader does not see, so the server counts again.
  useLiveEvents('post', () => void refetchMounted(client, asked.queryKey));
  return (
    <div role="status" className={styles.news}>
      {count > 0 && (
        <div className={styles.newsButton}>
          <Button size="sm" icon={<ArrowUp />} onClick={onShow}>
            {count < most ? t('feed.news', { count }) : t('feed.newsMany', { count: most })}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Number of newer posts by others; refetched when the person returns to the page. */
function countNewPostsQuery(api: ApiClient, after: string | undefined) {
  return queryOptions({
    queryKey: ['count-new-posts', after ?? ''],
    queryFn: async () => (await api.call(countNewPosts, { query: after ? { after } : {} })).data.count,
    refetchOnWindowFocus: 'always',
  });
}
