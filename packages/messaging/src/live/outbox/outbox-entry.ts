import type { Offer } from '@wbn/contract/messaging/offer.ts';

/** A file that the server has taken already; it goes with a message by its token. */
export interface OutgoingFile {
  readonly token: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

/** What a person has written and wants to be sent. */
export interface OutgoingMessage {
  readonly content: string;
  readonly files?: readonly OutgoingFile[];
  readonly offer?: Offer | undefined;
}

/** `waiting`: for the network, or for the one before it. `failed`: the server refused it, and only a person sends it again. */
type PendingState = 'waiting' | 'sending' | 'failed';

/** A message that no server has confirmed yet, as the thread shows it below what was written. */
export interface PendingMessage {
  /** Its Idempotency-Key, and the messageID it will have. */
  readonly id: string;
  readonly content: string;
  readonly files: readonly OutgoingFile[];
  readonly offer?: Offer | undefined;
  /** ISO time. */
  readonly createdAt: string;
  readonly state: PendingState;
  /** What the server said, in the language of the page. */
  readonly reason?: string | undefined;
}

/** A message as it is kept in the browser. */
export interface OutboxEntry extends PendingMessage {
  /** Whose it is, and for which API; nobody else sees or sends it. */
  readonly account: string;
  readonly requestID: string;
  readonly bid?: string | undefined;
  /** The last message its writer had seen. */
  readonly lastNumber: number;
  /** It may have arrived: a repetition must be the same to the letter, or the server takes it for another message. */
  readonly isFixed: boolean;
  /** How often it was tried since a person asked for it. */
  readonly attempts: number;
  /** Milliseconds since 1970 before which it is not tried again. */
  readonly notBefore: number;
}

/** With its place in the order of all tabs. */
export type KeptEntry = OutboxEntry & { readonly place: number };
