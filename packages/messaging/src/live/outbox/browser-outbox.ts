import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { runMutation } from '@wbn/api-client/run-mutation.ts';
import type { CallInput } from '@wbn/contract/call.ts';
import { type Message, sendMessage } from '@wbn/contract/messaging/messages.ts';
import { browserStorage, sessionView } from '@wbn/session/browser-session.ts';
import { refetchMounted } from '@wbn/session/live/refetch-mounted.ts';
import { isSameOwner } from '../../requests/request-cache.ts';
import { type RequestView, requestKeys, viewInput } from '../../requests/request-keys.ts';
import { joinMessages } from '../join-messages.ts';
import { createOutbox, type Outbox, type OutboxChannel } from './outbox.ts';
import type { OutboxEntry } from './outbox-entry.ts';
import { accountOf } from './outbox-mark.ts';
import { createOutboxStore } from './outbox-store.ts';

interface NewMessage extends RequestView {
  readonly body: CallInput<typeof sendMessage>['body'];
  /** Same for every attempt, so that the message is created once. */
  readonly idempotencyKey: string;
}

interface BrowserOutbox {
  readonly api: ApiClient;
  readonly apiUrl: string;
  readonly client: QueryClient;
  readonly userID: string;
}

interface Shared {
  readonly outbox: Outbox;
  readonly leave: () => void;
  users: number;
}

const shared = new WeakMap<QueryClient, Map<string, Shared>>();

/** Opens the outbox of the signed-in person, shared by all parts of a page. Call `close` when done. */
export function openOutbox(options: BrowserOutbox): { readonly outbox: Outbox; readonly close: () => void } {
  const { client, apiUrl, userID } = options;
  const account = accountOf(apiUrl, userID);
  const ofClient = shared.get(client) ?? new Map<string, Shared>();
  shared.set(client, ofClient);
  const one = ofClient.get(account) ?? share(options, account);
  ofClient.set(account, one);
  one.users += 1;
  return {
    outbox: one.outbox,
    close() {
      one.users -= 1;
      if (one.users > 0) return;
      one.leave();
      ofClient.delete(account);
    },
  };
}

function share({ api, client, userID }: BrowserOutbox, account: string): Shared {
  const name = `wbn-outbox ${account}`;
  const locks = navigator.locks as LockManager | undefined;
  const outbox = createOutbox({
    account,
    store: createOutboxStore(),
    marks: browserStorage,
    inTurn: (work) => (locks ? locks.request(name, work) : work()),
    channel: globalThis.BroadcastChannel && (new BroadcastChannel(name) as OutboxChannel),
    send: (entry) => sendEntry(api, client, entry),
    // Another person may have signed in, here or in another tab.
    maySend: () => sessionView.getState().userID === userID,
    onSent: (view, message) => addConfirmedMessage(client, view, message),
  });
  const stop = new AbortController();
  window.addEventListener('online', () => void outbox.sendNow().catch(() => undefined), {
    signal: stop.signal,
  });
  const leave = () => {
    stop.abort();
    outbox.close();
  };
  return { outbox, leave, users: 0 };
}

function sendEntry(api: ApiClient, client: QueryClient, entry: OutboxEntry) {
  const { id, requestID, bid, content, files, offer, lastNumber } = entry;
  const body = { content, files: files.map(({ token }) => token), ...(offer && { offer }), lastNumber };
  return runMutation(client, sendMessageMutation(api), { requestID, bid, body, idempotencyKey: id });
}

/** Adds a confirmed message to its thread's cache, if the thread is open; fetches earlier missing messages first. */
export async function addConfirmedMessage(
  client: QueryClient,
  view: RequestView,
  message: Message,
): Promise<void> {
  const queries = client
    .getQueryCache()
    .findAll({ queryKey: requestKeys.messagesOf(view.requestID) })
    .filter(({ queryKey }) => isSameOwner(queryKey[3] as string | null, view.bid));
  await Promise.all(
    queries.map(async ({ queryKey }) => {
      const joined = client.setQueryData<readonly Message[]>(
        queryKey,
        (known) => known && joinMessages(known, [message]),
      );
      const isThere = joined?.some(({ number }) => number === message.number);
      if (!isThere) await refetchMounted(client, queryKey);
    }),
  );
}

/** Sends a message; resolves with it and its number. */
export function sendMessageMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['send-message'],
    mutationFn: async ({ body, idempotencyKey, ...view }: NewMessage) => {
      const headers = { 'idempotency-key': idempotencyKey };
      return (await api.call(sendMessage, { ...viewInput(view), body }, { headers })).data;
    },
  });
}
