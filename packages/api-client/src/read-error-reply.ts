import { type ErrorReply, errorStatus } from '@wbn/contract/error-names.ts';
import { ApiError } from './api-error.ts';

/** Makes an ApiError from any error answer, including a proxy's HTML page. */
export function readErrorReply(reply: unknown, status: number): ApiError {
  if (isErrorReply(reply)) return new ApiError(reply.name, reply.message, status, reply.fields);
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
