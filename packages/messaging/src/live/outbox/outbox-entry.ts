import type { Offer } from '@wbn/contract/messaging/offer.ts';

/** An uploaded file that is sent with a message by its token. */
export interface OutgoingFile {
  readonly token: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

/** A message to send. */
export interface OutgoingMessage {
  readonly content: string;
  readonly files?: readonly OutgoingFile[];
  readonly offer?: Offer | undefined;
}

/** `waiting`: for the network or for an earlier message. `failed`: refused by the server; only a person retries it. */
type PendingState = 'waiting' | 'sending' | 'failed';

/** A message that the server has not confirmed; the thread shows it last. */
export interface PendingMessage {
  /** Idempotency key, and the messageID it will get. */
  readonly id: string;
  readonly content: string;
  readonly files: readonly OutgoingFile[];
  readonly offer?: Offer | undefined;
  /** ISO time. */
  readonly createdAt: string;
  readonly state: PendingState;
  /** The server's message in the page's language. */
  readonly reason?: string | undefined;
}

/** A message as stored in the browser. */
export interface OutboxEntry extends PendingMessage {
  /** API and person that the message belongs to; nobody else sees or sends it. */
  readonly account: string;
  readonly requestID: string;
  readonly bid?: string | undefined;
  /** Number of the last message that its writer had seen. */
  readonly lastNumber: number;
  /** It may have arrived, so a retry must be identical, or the server takes it for another message. */
  readonly mustStayIdentical: boolean;
  /** Number of attempts since the last manual retry. */
  readonly attempts: number;
  /** Time of the next attempt, in milliseconds since 1970. */
  readonly notBefore: number;
}

/** An entry with its position in the order across all tabs. */
export type StoredEntry = OutboxEntry & { readonly place: number };
