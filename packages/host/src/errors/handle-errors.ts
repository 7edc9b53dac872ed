import type { Socket } from 'node:net';
import { type ErrorReply, errorStatus } from '@wbn/contract/error-names.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { withoutSecrets } from '../http/logging.ts';
import { OverloadedError } from '../limits/admission.ts';
import { CallError } from './call-error.ts';
import { toErrorReply } from './error-reply.ts';

/** Sets status and headers for whatever was thrown and gives the answer; what is our fault is written to the log with its stack. */
export function prepareErrorReply(error: unknown, request: FastifyRequest, reply: FastifyReply): ErrorReply {
  const answer = toErrorReply(error, request.routeOptions?.bodyLimit);
  const status = errorStatus[answer.name];
  // Thousands of refusals are not logged: a line with a stack for each would cost more than refusing them.
  if (status >= 500 && !(error instanceof OverloadedError))
    request.log.error({ err: error, url: withoutSecrets(request.url) }, answer.message);
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  if (status === 503) reply.header('retry-after', '5');
  const isLimited = error instanceof OverloadedError || error instanceof CallError;
  const retryAfter = isLimited ? error.retryAfter : undefined;
  if (retryAfter) reply.header('retry-after', String(retryAfter));
  reply.code(status).header('cache-control', 'no-store');
  return answer;
}

/** Answers whatever was thrown by the contract's errors. */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const answer = prepareErrorReply(error, request, reply);
  reply.type('application/json; charset=utf-8');
  reply.serializer(JSON.stringify as (payload: unknown) => string).send(answer);
}

/** Answers bytes that are no HTTP request, or one that never came to its end. */
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
