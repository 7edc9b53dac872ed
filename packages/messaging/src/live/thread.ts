import type { Message } from '@wbn/contract/messaging/messages.ts';
import type { OpenRequest } from '@wbn/contract/messaging/request.ts';
import type { OutgoingMessage, PendingMessage } from './outbox/outbox-entry.ts';

/** One thread as a chat pane needs it. */
export interface Thread {
  /** `missing`: there is none, or none for this person. With `ready` there is a request. */
  readonly state: 'loading' | 'ready' | 'missing' | 'error';
  readonly request: OpenRequest | undefined;
  /** In their order, without gaps, the last at the end. */
  readonly messages: readonly Message[];
  /** Not yet confirmed by the server, in the order in which they will go out. */
  readonly pending: readonly PendingMessage[];
  readonly hasEarlier: boolean;
  /** Resolves when they are there, or could not be loaded. */
  loadEarlier(): Promise<void>;
  /** Asks again after `error`. */
  retryLoading(): void;
  /** Puts a message into the outbox: it is shown at once. Empty ones are ignored (INQ-14). */
  send(message: OutgoingMessage): void;
  /** Sends a failed message again; it cannot be doubled. */
  retry(id: string): void;
  /** Takes a message back that waits or has failed. */
  discard(id: string): void;
  /** Ends the conversation. Rejects with what the server said. */
  end(): Promise<void>;
  /** The other side is writing. */
  readonly isTyping: boolean;
  /** To be called at every key. */
  tellTyping(): void;
  /** To be called whenever the last message is in view; counts once the page is looked at. */
  markRead(): void;
  /** The browser has no network. */
  readonly isOffline: boolean;
}
