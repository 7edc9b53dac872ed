import { type FeedOrder, feedOrders } from '@wbn/contract/social/posts.ts';
import { createStore } from 'zustand/vanilla';

const key = 'wbn-feed-order';

/** In which order the reader wants the newsfeed; kept in this browser. */
export const feedOrderStore = createStore<FeedOrder>()(() => storedOrder() ?? 'newest');

export function chooseFeedOrder(order: FeedOrder): void {
  feedOrderStore.setState(order, true);
  try {
    localStorage.setItem(key, order);
  } catch {
    // Then it holds for this visit.
  }
}

function storedOrder(): FeedOrder | undefined {
  try {
    return feedOrders.find((order) => order === localStorage.getItem(key));
  } catch {
    return undefined;
  }
}
