import type { Message } from '@wbn/contract/messaging/messages.ts';
import type { KeyStore } from '@wbn/session/session.ts';
import { createStore } from 'zustand/vanilla';
import type { RequestView } from '../../requests/request-keys.ts';
import type { OutboxEntry, OutgoingMessage } from './outbox-entry.ts';
import { mark, unmark } from './outbox-mark.ts';
import type { OutboxStore } from './outbox-store.ts';
import { sendWaiting } from './send-waiting.ts';

/** Message between tabs: the store has changed, or the server has confirmed a message. */
export interface OutboxUpdate {
  readonly sent?: { readonly view: RequestView; readonly message: Message };
}

/** The part of BroadcastChannel that is used. */
export interface OutboxChannel {
  postMessage(news: OutboxUpdate): void;
  onmessage: ((event: { data: OutboxUpdate }) => unknown) | null;
  close(): void;
}

export interface OutboxOptions {
  readonly account: string;
  readonly store: OutboxStore;
  /** Holds a mark while messages may be waiting. */
  readonly marks: KeyStore;
  /** Runs work while no other tab of this browser runs its own. */
  readonly inTurn: (work: () => Promise<void>) => Promise<void>;
  readonly channel: OutboxChannel | undefined;
  readonly send: (entry: OutboxEntry) => Promise<Message>;
  readonly maySend: () => boolean;
  /** Adds a confirmed message to its thread. */
  readonly onSent: (view: RequestView, message: Message) => Promise<void>;
  readonly now?: () => number;
  readonly random?: () => number;
}

/** A message for a thread, with the last number that its writer had seen there. */
interface Written extends RequestView {
  readonly message: OutgoingMessage;
  readonly lastNumber: number;
}

export type Outbox = ReturnType<typeof createOutbox>;

/** Unconfirmed messages of one person: stored, sent once and in order, the same in all tabs (INQ-13, decision 24). */
export function createOutbox(options: OutboxOptions) {
  const { account, store, marks, inTurn, channel, onSent, now = Date.now, random = Math.random } = options;
  const entries = createStore<readonly OutboxEntry[]>(() => []);
  /** Entries that are shown but not stored yet; failed when storing fails. */
  const unstored = new Map<string, OutboxEntry>();
  let kept: readonly OutboxEntry[] = [];
  let reading = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isQueued = false;
  let isClosed = false;

  function show(): void {
    const ids = new Set(kept.map(({ id }) => id));
    entries.setState([...kept, ...[...unstored.values()].filter(({ id }) => !ids.has(id))], true);
  }

  async function read(): Promise<void> {
    reading += 1;
    const mine = reading;
    const found = await store.list(account);
    // A later read is newer.
    if (mine !== reading) return;
    kept = found;
    show();
  }

  async function notify(news: OutboxUpdate = {}): Promise<void> {
    if (!isClosed) channel?.postMessage(news);
    await read();
  }

  async function sendInTurn(): Promise<void> {
    isQueued = false;
    if (isClosed) return;
    const next = await sendWaiting({
      ...options,
      now,
      random,
      onSent: async (entry, message) => {
        const view = { requestID: entry.requestID, bid: entry.bid };
        await onSent(view, message);
        if (!isClosed) channel?.postMessage({ sent: { view, message } });
      },
      onChange: () => notify(),
    });
    clearTimeout(timer);
    if (next !== undefined && !isClosed) timer = setTimeout(wake, Math.max(0, next - now()));
    if ((await store.list(account)).length > 0) return;
    unmark(marks, account);
    // Another tab may have added an entry between the check and unmark.
    if ((await store.list(account)).length > 0) mark(marks, account);
  }

  /** Sends what is due once this tab gets the lock. */
  function wake(): void {
    if (isQueued || isClosed) return;
    isQueued = true;
    // Without a store there are no entries.
    inTurn(sendInTurn).catch(() => undefined);
  }

  async function add(entry: OutboxEntry): Promise<void> {
    unstored.set(entry.id, entry);
    show();
    mark(marks, account);
    try {
      await store.add(entry);
      mark(marks, account);
      unstored.delete(entry.id);
    } catch {
      unstored.set(entry.id, { ...entry, state: 'failed' });
      return show();
    }
    await notify();
    wake();
  }

  /** Raises the last seen number of entries in a thread that certainly have not arrived. */
  const seen = (entry: OutboxEntry, requestID: string, lastNumber: number): OutboxEntry =>
    entry.requestID === requestID && !entry.mustStayIdentical
      ? { ...entry, lastNumber: Math.max(entry.lastNumber, lastNumber) }
      : entry;

  if (channel) {
    channel.onmessage = async ({ data: { sent } }) => {
      if (sent) await onSent(sent.view, sent.message);
      await read().catch(() => undefined);
    };
  }
  read().then(wake, () => undefined);

  return {
    /** Entries in the order in which they are sent. */
    entries,
    wake,
    add({ message, lastNumber, ...view }: Written): Promise<void> {
      const { content, files = [], offer } = message;
      return add({
        ...view,
        ...{ account, id: crypto.randomUUID(), content, files, offer, lastNumber },
        createdAt: new Date(now()).toISOString(),
        ...{ state: 'waiting', mustStayIdentical: false, attempts: 0, notBefore: 0 },
      });
    },
    /** Retries a failed message and those behind it. */
    async retry(id: string, lastNumber: number): Promise<void> {
      const lost = unstored.get(id);
      if (lost) return add({ ...lost, state: 'waiting' });
      const requestID = kept.find((entry) => entry.id === id)?.requestID ?? '';
      await store.change(account, (entry) => {
        const fresh = seen(entry, requestID, lastNumber);
        if (entry.id !== id || entry.state === 'sending') return fresh;
        return { ...fresh, state: 'waiting', reason: undefined, attempts: 0, notBefore: 0 };
      });
      await notify();
      wake();
    },
    /** Deletes a message unless it is being sent. */
    async discard(id: string, lastNumber: number): Promise<void> {
      if (unstored.delete(id)) return show();
      const requestID = kept.find((entry) => entry.id === id)?.requestID ?? '';
      await store.change(account, (entry) =>
        entry.id === id && entry.state !== 'sending' ? null : seen(entry, requestID, lastNumber),
      );
      await notify();
      wake();
    },
    /** Deletes entries that the thread already contains: their answers were lost. */
    async settle(ids: ReadonlySet<string>): Promise<void> {
      await store.change(account, (entry) => (ids.has(entry.id) ? null : undefined));
      await notify();
      wake();
    },
    /** Sends at once when the network is back, without waiting for the back-off. */
    async sendNow(): Promise<void> {
      await store.change(account, (entry) => (entry.notBefore > 0 ? { ...entry, notBefore: 0 } : undefined));
      wake();
    },
    close(): void {
      isClosed = true;
      clearTimeout(timer);
      channel?.close();
    },
  };
}
