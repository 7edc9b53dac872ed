import { randomBytes } from 'node:crypto';

/** What the address holds that ends somebody's mails. */
export function newStopToken(): string {
  return randomBytes(24).toString('base64url');
}
