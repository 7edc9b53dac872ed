import { type Bearer, readBearerToken } from '@wbn/host/access/access-token.ts';
import type { TokenCheck } from '@wbn/host/access/token-check.ts';
import { CallError } from '@wbn/host/errors/call-error.ts';
import type { AnyCall } from './define-handler.ts';

/**
 * Returns the person of the token; undefined for a visitor, at a call that is open to anyone. Every call checks a
 * token that was sent, so that the browser refreshes an expired one instead of being treated as a visitor. Throws
 * CallError.
 */
export function requireAccess(
  call: Pick<AnyCall, 'access'>,
  header: string | undefined,
  check: TokenCheck,
): Bearer | undefined | Promise<Bearer> {
  const token = readBearerToken(header);
  if (token) return check(token);
  if (call.access !== undefined)
    throw new CallError('TokenNotFound', 'This call is for people who are logged in: send an access token.');
  return undefined;
}
