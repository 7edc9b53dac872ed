import { createHmac } from 'node:crypto';
import { deriveKey } from '../tokens/secrets.ts';

/** The secret of a mail's link, by the mail's id. */
export type MailedSecret = (mailID: string) => string;

/**
 * Links are made when their mail is sent, so that none has expired before it arrives and none stands in the table of jobs. A mail
 * that is sent again has the same link: mail programs hide the second of two with one Message-ID.
 */
export function createMailedSecret(appSecret: string): MailedSecret {
  const key = deriveKey(appSecret, 'links in mails');
  return (mailID) => createHmac('sha256', key).update(mailID).digest('base64url');
}
