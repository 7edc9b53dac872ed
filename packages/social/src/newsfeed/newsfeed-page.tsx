import { queryOptions, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { callQuery } from '@wbn/api-client/call-query.ts';
import { AuthorPhoto } from '@wbn/cards/author/author-photo.tsx';
import { useIdentities } from '@wbn/cards/identities/use-identities.ts';
import { foreignText } from '@wbn/cards/labels/foreign-text.ts';
import {
  countNewPosts,
  type FeedOrder,
  feedOrders,
  listFollowProposals,
} from '@wbn/contract/social/posts.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { refetchMounted } from '@wbn/session/live/refetch-mounted.ts';
import { useLiveEvents } from '@wbn/session/live/use-live-events.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { NativeSelect } from '@wbn/ui-kit/controls/choices/native-select.tsx';
import { EmptyState } from '@wbn/ui-kit/layout/empty-state.tsx';
import { LoadError } from '@wbn/ui-kit/layout/load-error.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { VisuallyHidden } from '@wbn/ui-kit/text/visually-hidden.tsx';
import { ArrowUp, Newspaper } from 'lucide-react';
import { useStore } from 'zustand/react';
import { createStore } from 'zustand/vanilla';
import { AuthorLink } from '../author/author-link.tsx';
import { FollowToggle } from '../follows/follow-toggle.tsx';
import { GroupProposals } from '../groups/group-proposals.tsx';
import { PostBox } from '../post-box/post-box.tsx';
import { PostList } from '../posts/post-list.tsx';
import { PostsLoading } from '../posts/posts-loading.tsx';
import { loadNewsfeedQuery } from './load-newsfeed.query.ts';
import * as styles from './newsfeed.css.ts';

interface FeedOrderPickerProps {
  readonly order: FeedOrder;
  readonly onOrder: (order: FeedOrder) => void;
}

/** 'My B2B': posts of followed and connected people and companies (RT-13). */
export function NewsfeedPage({ api }: { readonly api: ApiClient }) {
  const t = useText('posts');
  const order = useStore(feedOrderStore);
  const feed = useFeed(api);
  const isEmpty = feed.query.data?.pages.every(({ items }) => items.length === 0) ?? false;
  return (
    <div className={styles.page}>
      <VisuallyHidden as="h1">{t('feed.title')}</VisuallyHidden>
      <div className={styles.feed}>
        <PostBox api={api} />
        <FeedOrderPicker order={order} onOrder={chooseFeedOrder} />
        <Feed api={api} {...feed} isEmpty={isEmpty} />
      </div>
      {!isEmpty && (
        <aside className={styles.aside}>
          <Stack space="lg">
            <FollowProposals api={api} limit={5} />
            <GroupProposals api={api} />
          </Stack>
        </aside>
      )}
    </div>
  );
}

/** The newsfeed of the person or company in the chosen order. */
function useFeed(api: ApiClient) {
  const order = useStore(feedOrderStore);
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
  return (
    <>
      <EmptyState icon={<Newspaper />} title={t('feed.empty.title')}>
        {t('feed.empty.body')}
      </EmptyState>
      <FollowProposals api={api} limit={12} />
      <GroupProposals api={api} />
    </>
  );
}

/** Chooses the order, with a line that explains it. */
function FeedOrderPicker({ order, onOrder }: FeedOrderPickerProps) {
  const t = useText('posts');
  return (
    <div className={styles.order}>
      <details className={styles.how}>
        <summary className={styles.howSummary}>{t('feed.how.summary')}</summary>
        <div className={styles.howWords}>
          {feedOrders.map((one) => (
            <Text key={one} size="sm">
              {t(`feed.how.${one}`)}
            </Text>
          ))}
          <Text size="sm">{t('feed.how.nothingElse')}</Text>
        </div>
      </details>
      <div className={styles.choice}>
        <NativeSelect
          size="sm"
          aria-label={t('feed.order.label')}
          value={order}
          options={feedOrders.map((value) => ({ value, text: t(`feed.order.${value}`) }))}
          onChange={({ target }) => onOrder(target.value as FeedOrder)}
        />
      </div>
    </div>
  );
}

const key = 'wbn-feed-order';

/** The order of the newsfeed, stored in this browser. */
const feedOrderStore = createStore<FeedOrder>()(() => storedOrder() ?? 'newest');

export function chooseFeedOrder(order: FeedOrder): void {
  feedOrderStore.setState(order, true);
  try {
    localStorage.setItem(key, order);
  } catch {
    // Without storage the order lasts for this visit.
  }
}

function storedOrder(): FeedOrder | undefined {
  try {
    return feedOrders.find((order) => order === localStorage.getItem(key));
  } catch {
    return undefined;
  }
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

/** Companies of the person's industry and country that they do not follow yet; renders nothing without any. */
function FollowProposals({ api, limit }: { readonly api: ApiClient; readonly limit: number }) {
  const t = useText('posts');
  const { data: companies = [] } = useQuery(
    callQuery(api, listFollowProposals, {}, { staleTime: 5 * 60_000 }),
  );
  if (companies.length === 0) return null;
  return (
    <Surface as="div">
      <div className={styles.proposals}>
        <Heading level={2} size="sm">
          {t('feed.proposals')}
        </Heading>
        {companies.slice(0, limit).map((company) => (
          <div key={company.authorID} className={styles.proposal}>
            <AuthorPhoto author={company} />
            <div className={styles.words}>
              <AuthorLink author={company} />
              {company.about && (
                <Text size="sm" tone="muted" clamp={1} {...foreignText(company.about)}>
                  {company.about}
                </Text>
              )}
            </div>
            <FollowToggle
              resourceID={company.authorID}
              resourceType={company.authorType}
              name={company.name}
            />
          </div>
        ))}
      </div>
    </Surface>
  );
}
