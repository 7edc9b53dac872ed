import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { useIdentities } from '@wbn/cards/identities/use-identities.ts';
import { type FeedOrder, feedOrders } from '@wbn/contract/social/posts.ts';
import { NativeSelect } from '@wbn/ui-kit/controls/native-select.tsx';
import { EmptyState } from '@wbn/ui-kit/layout/empty-state.tsx';
import { LoadError } from '@wbn/ui-kit/layout/load-error.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { VisuallyHidden } from '@wbn/ui-kit/text/visually-hidden.tsx';
import { Newspaper } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand/react';
import { PostBox } from '../post-box/post-box.tsx';
import { PostList } from '../posts/post-list.tsx';
import { PostsLoading } from '../posts/posts-loading.tsx';
import { chooseFeedOrder, feedOrderStore } from './feed-order.ts';
import { FollowProposals } from './follow-proposals.tsx';
import { loadNewsfeedQuery } from './load-newsfeed.query.ts';
import { NewPosts } from './new-posts.tsx';
import * as styles from './newsfeed.css.ts';

interface FeedOrderPickerProps {
  readonly order: FeedOrder;
  readonly onOrder: (order: FeedOrder) => void;
}

/** 'My B2B': what one follows and is connected with has to say (RT-13). */
export function NewsfeedPage({ api }: { readonly api: ApiClient }) {
  const { t } = useTranslation('posts');
  const order = useStore(feedOrderStore);
  return (
    <div className={styles.page}>
      <VisuallyHidden as="h1">{t('feed.title')}</VisuallyHidden>
      <div className={styles.feed}>
        <PostBox api={api} />
        <FeedOrderPicker order={order} onOrder={chooseFeedOrder} />
        <Feed api={api} />
      </div>
      <aside className={styles.aside}>
        <FollowProposals api={api} limit={5} />
      </aside>
    </div>
  );
}

function Feed({ api }: { readonly api: ApiClient }) {
  const { t } = useTranslation('posts');
  const client = useQueryClient();
  const order = useStore(feedOrderStore);
  const acting = useIdentities(api)?.acting;
  const businessID = acting?.authorType === 'business' ? acting.authorID : undefined;
  const asked = loadNewsfeedQuery(api, { order, businessID });
  const query = useInfiniteQuery({ ...asked, enabled: acting !== undefined });
  const { data, isError, refetch } = query;
  // Only the first page is read anew: what else was loaded is behind it.
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
  const isEmpty = data.pages.every(({ items }) => items.length === 0);
  return (
    <>
      <NewPosts api={api} after={data.pages[0]?.newestID} onShow={showNews} />
      {isEmpty ? <EmptyFeed api={api} /> : <PostList api={api} query={query} />}
    </>
  );
}

function EmptyFeed({ api }: { readonly api: ApiClient }) {
  const { t } = useTranslation('posts');
  return (
    <>
      <EmptyState icon={<Newspaper />} title={t('feed.empty.title')}>
        {t('feed.empty.body')}
      </EmptyState>
      <FollowProposals api={api} limit={12} />
    </>
  );
}

/** The reader's choice of order, and in one quiet line what it means. */
function FeedOrderPicker({ order, onOrder }: FeedOrderPickerProps) {
  const { t } = useTranslation('posts');
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
