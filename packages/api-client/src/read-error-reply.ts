import { type ErrorReply, errorStatus, refusalReasons } from '@wbn/contract/error-names.ts';
import { ApiError } from './api-error.ts';

/** Makes an ApiError from any error answer, including a proxy's HTML page. */
export function readErrorReply(reply: unknown, status: number): ApiError {
  if (isErrorReply(reply)) {
    const reason = refusalReasons.find((known) => known === reply.reason);
    return new ApiError(reply.name, reply.message, status, reply.fields, reason);
  }
  return new ApiError('InternalError', `The server answered ${status} without a reason`, status);
}

function isErrorReply(reply: unknown): reply is ErrorReply {
  return (
    typeof reply === 'object' &&
    reply !== null &&
    'name' in reply &&
    typeof reply.name === 'string' &&
    reply.name in errorStatus &&
    'message' in reply &&
    typeof reply.message === 'string'
  );
}
