import { type ErrorName, errorStatus, type RefusalReason } from '@wbn/contract/error-names.ts';

/** An error that is reported to the caller under a name of the contract's closed list. */
export class CallError extends Error {
  override readonly name: ErrorName;
  /** Named as in Fastify's errors. */
  readonly statusCode: number;
  readonly fields: Readonly<Record<string, string>> | undefined;
  /** Seconds after which the same call may succeed. */
  readonly retryAfter: number | undefined;
  /** Why the call is refused, for pages. */
  readonly reason: RefusalReason | undefined;

  constructor(
    name: ErrorName,
    message: string,
    fields?: Record<string, string>,
    retryAfter?: number,
    reason?: RefusalReason,
  ) {
    super(message);
    this.name = name;
    this.statusCode = errorStatus[name];
    this.fields = fields;
    this.retryAfter = retryAfter;
    this.reason = reason;
  }
}

/** Rejects input with a problem per field, such as `{ userID: 'is your own' }`; the default message lists them. */
export function validationError(fields: Record<string, string>, message?: string): CallError {
  const listed = Object.entries(fields).map(([field, problem]) => `${field}: ${problem}`);
  return new CallError('ValidationError', message ?? listed.join('; '), fields);
}

/** Refuses what the person may not do: `forbidden('suspended', 'After a report ...')`. */
export function forbidden(reason: RefusalReason, message: string): CallError {
  return new CallError('Forbidden', message, undefined, undefined, reason);
}

/** A missing record: `notFound('No company has the id ...')`. */
export function notFound(message: string): CallError {
  return new CallError('NotFound', message);
}

/** The caller's session has ended, by signing out or by revocation. */
export function sessionEnded(): CallError {
  return new CallError('SessionError', 'This session has ended. Log in again.');
}

/** The client has exceeded a call's rate limit. */
export function tooManyRequests(retryAfter: number): CallError {
  const minutes = Math.ceil(retryAfter / 60);
  return new CallError(
    'TooManyRequests',
    `Too many requests from your address. Try again in ${minutes} minute${minutes === 1 ? '' : 's'}.`,
    undefined,
    retryAfter,
  );
}
