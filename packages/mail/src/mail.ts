export interface Mailbox {
  readonly name: string;
  readonly address: string;
}

/** A mail that is ready to be sent. */
export interface Mail {
  /** Stable id (Message-ID, file name in the outbox), which identifies a mail that is sent twice. */
  readonly id: string;
  readonly to: string;
  /** Who gets the answer, if not the sender. */
  readonly replyTo?: Mailbox;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Unsubscribes from mails of this kind with one POST, without a sign-in (RFC 8058). */
  readonly unsubscribeUrl?: string;
}
