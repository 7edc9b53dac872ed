export interface Mailbox {
  readonly name: string;
  readonly address: string;
}

/** A message that is ready to be sent. */
export interface Message {
  /** Names the message for good: sent twice, it is recognised (Message-ID, file in the outbox). */
  readonly id: string;
  readonly to: string;
  /** Who gets the answer, when that is not the sender. */
  readonly replyTo?: Mailbox;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Ends mails of this kind by one POST, without a login (RFC 8058). */
  readonly unsubscribeUrl?: string;
}
