import { type Bearer, readBearerToken } from '@wbn/host/access/access-token.ts';
import type { TokenCheck } from '@wbn/host/access/token-check.ts';
import { CallError } from '@wbn/host/errors/call-error.ts';
import type { AnyCall } from './define-handler.ts';

/**
 * Returns the person of the token; undefined for a visitor, at a call that is open to anyone. Every call checks a
 * token that was sent, so that the browser refreshes an expired one instead of being treated as a visitor. Tokens of
 * the desk open its calls only, and those of sites all others. Throws CallError.
 */
export function requireAccess(
  call: Pick<AnyCall, 'access'>,
  header: string | undefined,
  check: TokenCheck,
): Bearer | undefined | Promise<Bearer> {
  const token = readBearerToken(header);
  if (token) {
    const bearer = check(token);
    return bearer instanceof Promise
      ? bearer.then((checked) => fitting(call, checked))
      : fitting(call, bearer);
  }
  if (call.access !== undefined)
    throw new CallError('TokenNotFound', 'This call is for people who are logged in: send an access token.');
  return undefined;
}

function fitting(call: Pick<AnyCall, 'access'>, bearer: Bearer): Bearer {
  const isDeskCall = call.access === 'staff';
  if (isDeskCall === (bearer.desk !== undefined)) return bearer;
  throw new CallError(
    'JsonWebTokenError',
    isDeskCall ? 'This call takes a token of the desk.' : 'Tokens of the desk are of no use here.',
  );
}
