import type { Socket } from 'node:net';
import { type ErrorReply, errorStatus } from '@wbn/contract/error-names.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { loggedPath } from '../http/logging.ts';
import { OverloadedError } from '../limits/admission.ts';
import { CallError } from './call-error.ts';
import { toErrorReply } from './error-reply.ts';

/** Sets status and headers for a thrown value and returns the reply; server errors are logged with their stack. */
export function prepareErrorReply(error: unknown, request: FastifyRequest, reply: FastifyReply): ErrorReply {
  const answer = toErrorReply(error, request.routeOptions?.bodyLimit);
  const status = errorStatus[answer.name];
  // Overload refusals are not logged, because logging thousands of stacks costs more than refusing.
  if (status >= 500 && !(error instanceof OverloadedError))
    request.log.error({ err: error, url: loggedPath(request.url) }, answer.message);
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  if (status === 503) reply.header('retry-after', '5');
  const isLimited = error instanceof OverloadedError || error instanceof CallError;
  const retryAfter = isLimited ? error.retryAfter : undefined;
  if (retryAfter) reply.header('retry-after', String(retryAfter));
  reply.code(status).header('cache-control', 'no-store');
  return answer;
}

/** Replies to any thrown value with an error of the contract. */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const answer = prepareErrorReply(error, request, reply);
  reply.type('application/json; charset=utf-8');
  reply.serializer(JSON.stringify as (payload: unknown) => string).send(answer);
}

/** Replies to malformed and incomplete HTTP requests. */
export function handleBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return void socket.destroy();
  const answer = explain(error.code);
  const status = errorStatus[answer.name];
  const body = JSON.stringify(answer);
  socket.end(
    `HTTP/1.1 ${status} ${answer.name}\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}

function explain(code: string | undefined): ErrorReply {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    return { success: false, name: 'RequestTimeout', message: 'The request did not arrive in time.' };
  }
  if (code === 'HPE_HEADER_OVERFLOW') {
    return { success: false, name: 'PayloadTooLarge', message: 'The headers or the address are too long.' };
  }
  return { success: false, name: 'ValidationError', message: 'This is not a valid HTTP request.' };
}
