import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { countNewPosts } from '@wbn/contract/social/posts.ts';
import { freshen } from '@wbn/session/live/freshen.ts';
import { useLiveEvents } from '@wbn/session/live/use-live-events.ts';
import { Button } from '@wbn/ui-kit/controls/button.tsx';
import { ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import * as styles from './newsfeed.css.ts';

interface NewPostsProps {
  readonly api: ApiClient;
  /** The newest post that was loaded. */
  readonly after: string | undefined;
  readonly onShow: () => void;
}

/** The server counts no further. */
const most = 50;

/** Says over the feed how much is new; nothing of it moves until the reader wants it. */
export function NewPosts({ api, after, onShow }: NewPostsProps) {
  const { t } = useTranslation('posts');
  const client = useQueryClient();
  const asked = countNewPostsQuery(api, after);
  const { data: count = 0 } = useQuery(asked);
  // Whose posts count for this reader, the server knows.
  useLiveEvents('post', () => void freshen(client, asked.queryKey));
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

/** How many posts of others came after one; asked again when the person comes back to the page. */
function countNewPostsQuery(api: ApiClient, after: string | undefined) {
  return queryOptions({
    queryKey: ['count-new-posts', after ?? ''],
    queryFn: async () => (await api.call(countNewPosts, { query: after ? { after } : {} })).data.count,
    refetchOnWindowFocus: 'always',
  });
}
