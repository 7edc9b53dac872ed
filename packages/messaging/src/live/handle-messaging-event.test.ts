import { InfiniteQueryObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createThreadServer } from '../fixtures/thread-server.ts';
import {
  countUnreadRequestsQuery,
  listMessagesQuery,
  listRequestsQuery,
  loadRequestQuery,
} from '../requests/requests.query.ts';
import { handleMessagingEvent } from './handle-messaging-event.ts';
import { typingStore } from './typing-store.ts';

const requestID = 'one';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Query cache of a page with the list, the badge and, if `isOpen`, a thread; nothing is mounted. */
async function openPage({ isOpen = true } = {}) {
  const server = createThreadServer();
  for (let at = 1; at <= 4; at += 1) server.write(requestID, `old ${at}`);
  server.write('two', 'hello');
  const api = server.api();
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const observers = [
    new InfiniteQueryObserver(client, listRequestsQuery(api, {})),
    new QueryObserver(client, countUnreadRequestsQuery(api)),
    ...(isOpen ? [new QueryObserver(client, loadRequestQuery(api, { requestID }))] : []),
    ...(isOpen ? [new QueryObserver(client, listMessagesQuery(api, { requestID }))] : []),
  ];
  const stops = observers.map((observer) => observer.subscribe(() => undefined));
  await expect.poll(() => client.isFetching()).toBe(0);
  server.asked();
  return {
    server,
    client,
    hear: (kind: 'message' | 'request' | 'typing') =>
      handleMessagingEvent({ api, client }, { kind, resourceID: requestID }),
    reset: () => handleMessagingEvent({ api, client }, { kind: 'reset' }),
    rows: () =>
      client
        .getQueryData(listRequestsQuery(api, {}).queryKey)
        ?.pages.flatMap(({ requests }) => requests)
        .map((row) => `${row.requestID}: ${row.lastMessage.content}`),
    numbers: () =>
      client.getQueryData(listMessagesQuery(api, { requestID }).queryKey)?.map(({ number }) => number),
    close: () => {
      for (const stop of stops) stop();
    },
  };
}

it('a message event fetches the missing messages and the row once', async () => {
  const page = await openPage();
  expect([page.numbers(), page.rows()]).toEqual([
    [2, 3, 4],
    ['two: hello', 'one: old 4'],
  ]);
  for (let at = 1; at <= 5; at += 1) page.server.write(requestID, `new ${at}`);
  // Five events at once cause the running request and one more.
  await Promise.all(Array.from({ length: 5 }, () => page.hear('message')));
  expect(page.numbers()).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
  expect(page.rows()).toEqual(['one: new 5', 'two: hello']);
  const asked = page.server.asked();
  for (const name of ['load-request', 'count-unread-requests']) {
    expect(asked.filter((one) => one === name).length, name).toBeLessThanOrEqual(2);
  }
  // Two pages of three for the missing messages, and the queued refetch.
  expect(asked.filter((one) => one === 'list-messages').length).toBeLessThanOrEqual(3);
  expect(asked).not.toContain('list-requests');
  page.close();
});

it('fetches nothing for what the page does not show; a new thread comes with the newest', async () => {
  const page = await openPage({ isOpen: false });
  page.server.write(requestID, 'new');
  await page.hear('message');
  expect(page.rows()).toEqual(['one: new', 'two: hello']);
  expect(page.server.asked().toSorted()).toEqual(['count-unread-requests', 'load-request']);
  page.server.write('three', 'first words');
  await handleMessagingEvent(
    { api: page.server.api(), client: page.client },
    { kind: 'message', resourceID: 'three' },
  );
  expect(page.rows()).toEqual(['three: first words', 'one: new', 'two: hello']);
  page.close();
});

it('a changed thread keeps its position; missing messages are fetched', async () => {
  const page = await openPage();
  page.server.write(requestID, 'its event was lost');
  await page.hear('request');
  expect(page.rows()).toEqual(['two: hello', 'one: its event was lost']);
  expect(page.numbers()).toEqual([2, 3, 4, 5]);
  page.close();
});

it('reset refetches everything on the page, including what was just fetched', async () => {
  const page = await openPage();
  page.server.write(requestID, 'missed');
  page.server.write('three', 'missed too');
  await page.reset();
  expect(page.numbers()).toEqual([2, 3, 4, 5]);
  expect(page.rows()).toEqual(['three: missed too', 'one: missed', 'two: hello']);
  page.close();
});

it('the other side counts as typing for six seconds or until its message comes', async () => {
  const page = await openPage();
  const isTyping = () => typingStore.getState().has(requestID);
  await page.hear('typing');
  await vi.advanceTimersByTimeAsync(4_000);
  await page.hear('typing');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(isTyping()).toBe(true);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(isTyping()).toBe(false);
  await page.hear('typing');
  await page.hear('message');
  expect(isTyping()).toBe(false);
  page.close();
});
