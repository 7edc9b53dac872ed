import { CallError } from './call-error.ts';
import type { AnyCall } from './define-handler.ts';
import type { Bearer, TokenCheck } from './token-check.ts';

const bearerForm = /^Bearer(?: +(\S*))? *$/i;

/**
 * Who makes a call; undefined for a visitor, at a call that is open to anyone. A token that was sent must be good at every
 * call, so that the browser refreshes it instead of being taken for a visitor. Throws CallError.
 */
export function requireAccess(
  call: Pick<AnyCall, 'access'>,
  header: string | undefined,
  check: TokenCheck,
): Bearer | undefined | Promise<Bearer> {
  const token = readBearer(header);
  if (token) return check(token);
  if (call.access !== undefined)
    throw new CallError('TokenNotFound', 'This call is for people who are logged in: send an access token.');
  return undefined;
}

/** A header without a token is one of a visitor. */
function readBearer(header: string | undefined): string | undefined {
  if (!header) return undefined;
  const match = bearerForm.exec(header);
  if (!match) throw new CallError('JsonWebTokenError', 'The header must be: Authorization: Bearer <token>');
  return match[1];
}
