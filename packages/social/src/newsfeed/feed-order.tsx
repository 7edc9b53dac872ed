import { type FeedOrder, feedOrders } from '@wbn/contract/social/posts.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { NativeSelect } from '@wbn/ui-kit/controls/choices/native-select.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { useStore } from 'zustand/react';
import { createStore } from 'zustand/vanilla';
import * as styles from './newsfeed.css.ts';

/** Chooses the order, with a line that explains it. */
export function FeedOrderPicker() {
  const t = useText('posts');
  const order = useFeedOrder();
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
          onChange={({ target }) => chooseFeedOrder(target.value as FeedOrder)}
        />
      </div>
    </div>
  );
}

const key = 'wbn-feed-order';

/** The order of the newsfeed, stored in this browser. */
const feedOrderStore = createStore<FeedOrder>()(() => storedOrder() ?? 'newest');

/** The chosen order. */
export function useFeedOrder(): FeedOrder {
  return useStore(feedOrderStore);
}

/** Sets the order of the newsfeed. */
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
