import { type Bearer, readBearerToken } from '@wbn/host/access/access-token.ts';
import type { TokenCheck } from '@wbn/host/access/token-check.ts';
import { CallError } from '@wbn/host/errors/call-error.ts';
import type { AnyCall } from './define-handler.ts';

/**
 * Who makes a call; undefined for a visitor, at a call that is open to anyone. A token that was sent must be good at every
 * call, so that the browser refreshes it instead of being taken for a visitor. Throws CallError.
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
