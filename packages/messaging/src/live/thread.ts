import type { Message } from '@wbn/contract/messaging/messages.ts';
import type { OpenRequest } from '@wbn/contract/messaging/request.ts';
import type { OutgoingMessage, PendingMessage } from './outbox/outbox-entry.ts';

/** A thread as the chat shows it. */
export interface Thread {
  /** `missing`: it does not exist or the person may not see it. `ready`: `request` is set. */
  readonly state: 'loading' | 'ready' | 'missing' | 'error';
  readonly request: OpenRequest | undefined;
  /** In order and without gaps, up to the last. */
  readonly messages: readonly Message[];
  /** Unconfirmed messages in sending order. */
  readonly pending: readonly PendingMessage[];
  readonly hasEarlier: boolean;
  /** Resolves after success and failure. */
  loadEarlier(): Promise<void>;
  /** Loads again after `error`. */
  retryLoading(): void;
  /** Adds a message to the outbox and shows it at once. Ignores empty ones (INQ-14). */
  send(message: OutgoingMessage): void;
  /** Retries a failed message; it is never created twice. */
  retry(id: string): void;
  /** Deletes a waiting or failed message. */
  discard(id: string): void;
  /** Ends the conversation. Rejects with the server's error. */
  end(): Promise<void>;
  readonly isTyping: boolean;
  /** Call on every key press. */
  tellTyping(): void;
  /** Call whenever the last message is in view; takes effect once the page is visible and focused. */
  markRead(): void;
  readonly isOffline: boolean;
}
