import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { toApiError } from '@wbn/api-client/api-error.ts';
import type { Message } from '@wbn/contract/messaging/messages.ts';
import { endRequest, markRequestRead, tellTyping } from '@wbn/contract/messaging/requests.ts';
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { useStore } from 'zustand/react';
import { changeRequest } from '../requests/request-cache.ts';
import { type RequestView, viewInput } from '../requests/request-keys.ts';
import { listMessagesQuery, loadEarlierMessages, loadRequestQuery } from '../requests/requests.query.ts';
import { joinMessages } from './join-messages.ts';
import { usePending } from './outbox/use-pending.ts';
import type { Thread } from './thread.ts';
import { typingStore } from './typing-store.ts';

/** Milliseconds: debounce of read marks. */
const pause = 400;

/**
 * Returns the function to call when the last message is in view. Marks it as read on the server once the page is
 * visible and focused, debounced and never backwards; a failed mark is sent again with the next one.
 */
function useReadMark(
  api: ApiClient,
  view: RequestView,
  last: number,
  readUntil: number | undefined,
): () => void {
  const { mutate } = useMutation({
    mutationFn: async (number: number) =>
      (await api.call(markRequestRead, { ...viewInput(view), body: { number } })).data,
    onSuccess: (mark, _number, _result, { client }) => changeRequest(client, view, mark),
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const mark = useRef({ key: '', seen: 0, told: 0 });
  const key = `${view.requestID} ${view.bid}`;

  const tell = useEffectEvent(() => {
    const { key: of, seen, told } = mark.current;
    const isNew = of === key && readUntil !== undefined && seen > Math.max(told, readUntil);
    if (!isNew || !isLookedAt()) return;
    mark.current.told = seen;
    const onError = () => {
      if (mark.current.key === key) mark.current.told = told;
    };
    mutate(seen, { onError });
  });

  // A pending mark of another thread is dropped.
  useEffect(() => {
    const stop = new AbortController();
    const look = () => tell();
    window.addEventListener('focus', look, { signal: stop.signal });
    window.addEventListener('online', look, { signal: stop.signal });
    document.addEventListener('visibilitychange', look, { signal: stop.signal });
    return () => {
      stop.abort();
      clearTimeout(timer.current);
    };
  }, [key]);

  return () => {
    if (mark.current.key !== key) mark.current = { key, seen: 0, told: 0 };
    mark.current.seen = Math.max(mark.current.seen, last);
    clearTimeout(timer.current);
    timer.current = setTimeout(tell, pause);
  };
}

function isLookedAt(): boolean {
  return document.visibilityState === 'visible' && document.hasFocus();
}

/** Milliseconds between two typing events; the other side counts each for twice as long. */
const typingInterval = 3_000;

interface ThreadOptions extends RequestView {
  readonly api: ApiClient;
}

const none: readonly Message[] = [];

/** A live thread with its messages and its outbox. Live events reach it through `useMessagingEvents`. */
export function useThread({ api, ...view }: ThreadOptions): Thread {
  const client = useQueryClient();
  const asked = listMessagesQuery(api, view);
  const requestQuery = useQuery(loadRequestQuery(api, view));
  const messageQuery = useQuery(asked);
  const messages = messageQuery.data ?? none;
  const first = messages[0]?.number ?? 1;
  const outbox = usePending(api, view, messages);
  const { mutateAsync: end } = useMutation({
    mutationFn: async () => (await api.call(endRequest, viewInput(view))).data,
    onSuccess: ({ status, side }, _nothing, _result, { client }) =>
      changeRequest(client, view, {
        status,
        closedSide: side,
        closedAt: new Date().toISOString(),
      }),
  });
  const markRead = useReadMark(api, view, messages.at(-1)?.number ?? 0, requestQuery.data?.readUntil);

  return {
    ...outbox,
    request: requestQuery.data,
    messages,
    state: stateOf(requestQuery, messageQuery),
    hasEarlier: first > 1,
    async loadEarlier() {
      const earlier = await loadEarlierMessages(api, view, first).catch(() => none);
      client.setQueryData(asked.queryKey, (known = none) => joinMessages(known, earlier));
    },
    retryLoading() {
      for (const query of [requestQuery, messageQuery]) if (query.isError) void query.refetch();
    },
    async end() {
      await end();
    },
    isTyping: useStore(typingStore).has(view.requestID),
    tellTyping: useSendTyping(api, view),
    markRead,
    isOffline: useSyncExternalStore(onNetwork, isOffline, () => false),
  };
}

interface Loaded {
  readonly data: unknown;
  readonly error: Error | null;
}

/** Loaded data stays on the page even if a refetch fails. */
function stateOf(...queries: readonly Loaded[]): Thread['state'] {
  const failed = queries.filter(({ data, error }) => data === undefined && error !== null);
  if (failed.some(({ error }) => [403, 404].includes(toApiError(error).status))) return 'missing';
  if (failed.length > 0) return 'error';
  return queries.every(({ data }) => data !== undefined) ? 'ready' : 'loading';
}

const isOffline = () => !navigator.onLine;

function onNetwork(listener: () => void): () => void {
  const stop = new AbortController();
  window.addEventListener('online', listener, { signal: stop.signal });
  window.addEventListener('offline', listener, { signal: stop.signal });
  return () => stop.abort();
}

/** Returns the function to call on every key press: it sends a typing event at most every three seconds. */
function useSendTyping(api: ApiClient, view: RequestView): () => void {
  const { mutate } = useMutation({
    mutationFn: () => api.call(tellTyping, viewInput(view)),
  });
  const told = useRef({ requestID: '', at: 0 });
  return () => {
    const { requestID, at } = told.current;
    if (!navigator.onLine || (requestID === view.requestID && Date.now() - at < typingInterval)) return;
    told.current = { requestID: view.requestID, at: Date.now() };
    mutate();
  };
}
