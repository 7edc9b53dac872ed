/** The mail server does not take this message and never will: nobody has the address, or it dislikes what is written. */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError';
}
