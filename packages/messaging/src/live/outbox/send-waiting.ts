import { ApiError } from '@wbn/api-client/api-error.ts';
import type { Message } from '@wbn/contract/messaging/messages.ts';
import type { OutboxEntry, StoredEntry } from './outbox-entry.ts';
import type { OutboxStore } from './outbox-store.ts';

export interface SendWaitingOptions {
  readonly account: string;
  readonly store: OutboxStore;
  /** Rejects with an ApiError for what the server refuses. */
  readonly send: (entry: OutboxEntry) => Promise<Message>;
  /** Whether the writer of the messages is still signed in. */
  readonly maySend: () => boolean;
  /** Resolves when the message is shown; its entry is deleted afterwards, so that it never disappears. */
  readonly onSent: (entry: OutboxEntry, message: Message) => Promise<void>;
  /** Called after changes of the store. */
  readonly onChange: () => Promise<void>;
  readonly now: () => number;
  readonly random: () => number;
}

const firstPause = 1_000;
const longestPause = 60_000;
/** Milliseconds, less than the server knows a key (7 days): later, only a person resends what may have arrived. */
const keyLife = 6 * 24 * 60 * 60 * 1_000;
/** Temporary failures: no answer, signed out, rate limit, server unavailable. */
const passing = new Set([0, 401, 408, 425, 429, 502, 503, 504]);

/**
 * Sends waiting messages in the order of each thread. Must run in one tab at a time. Returns when to run again, in
 * milliseconds since 1970; undefined when only a person or a login can change something.
 */
export async function sendWaiting(options: SendWaitingOptions): Promise<number | undefined> {
  const { account, store, maySend, now } = options;
  // A tab that was sending has closed without an answer.
  await store.change(account, (entry) =>
    entry.state === 'sending' ? { ...entry, state: 'waiting' } : undefined,
  );
  for (;;) {
    const heads = headsOf(await store.list(account));
    if (heads.length === 0 || !maySend()) return undefined;
    const due = heads.find(({ notBefore }) => notBefore <= now());
    if (!due) return Math.min(...heads.map(({ notBefore }) => notBefore));
    await attempt(due, options);
  }
}

/** Returns the first entry of each thread, unless it failed: then those behind it wait too. */
function headsOf(entries: readonly StoredEntry[]): readonly StoredEntry[] {
  const heads = new Map<string, StoredEntry>();
  for (const entry of entries) if (!heads.has(entry.requestID)) heads.set(entry.requestID, entry);
  return [...heads.values()].filter(({ state }) => state !== 'failed');
}

async function attempt(head: StoredEntry, options: SendWaitingOptions): Promise<void> {
  const { account, store, send, onSent, onChange, now } = options;
  if (head.mustStayIdentical && now() - Date.parse(head.createdAt) > keyLife) {
    await store.change(account, (entry) =>
      entry.id === head.id ? { ...entry, state: 'failed' } : undefined,
    );
    return onChange();
  }
  let sent: OutboxEntry | undefined;
  await store.change(account, (entry) => {
    if (entry.id === head.id) sent = { ...entry, state: 'sending', mustStayIdentical: true };
    return entry.id === head.id ? sent : undefined;
  });
  // Deleted meanwhile.
  if (!sent) return;
  await onChange();
  try {
    const message = await send(sent);
    await onSent(sent, message);
    await store.change(account, (entry) => (entry.id === head.id ? null : undefined));
  } catch (error) {
    await store.change(account, (entry) =>
      entry.id === head.id ? { ...entry, ...afterFailure(error, entry, options) } : undefined,
    );
  }
  await onChange();
}

/** Returns the changes of an entry after a failed attempt. */
function afterFailure(
  error: unknown,
  { attempts }: OutboxEntry,
  { now, random }: SendWaitingOptions,
): Partial<OutboxEntry> {
  const { status, message } = error instanceof ApiError ? error : { status: 0, message: '' };
  const reason = status === 0 ? undefined : message;
  if (!passing.has(status)) {
    // A 4xx means that the message was not created; after a 5xx nobody knows.
    return { state: 'failed', reason, mustStayIdentical: status >= 500, attempts: 0 };
  }
  const pause = Math.min(longestPause, firstPause * 2 ** attempts) * (0.5 + random() / 2);
  return { state: 'waiting', reason, attempts: attempts + 1, notBefore: now() + pause };
}
