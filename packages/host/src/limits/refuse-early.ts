import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { errorStatus } from '@wbn/contract/error-names.ts';
import { toErrorReply } from '../errors/error-reply.ts';
import { requestId } from '../http/logging.ts';
import { createTurns } from './create-turns.ts';
import { OverloadedError } from './overloaded-error.ts';

interface EarlyRefusal {
  /** Whether the request would be refused for being one too many, as far as its first line tells. */
  readonly isRefused: (request: IncomingMessage) => boolean;
  /** Headers of every reply. */
  readonly headers: Readonly<Record<string, string>>;
  /** Told once a second how many were refused. */
  readonly onRefused: (count: number) => void;
}

/**
 * 4 ms of refusing in each turn of the event loop: thousands who ask again at once would hold a turn for half a second, and each step of those who were
 * let in takes a turn.
 */
const inTurn = createTurns(4);

const overloaded = new OverloadedError();
const answer = toErrorReply(overloaded);
const body = Buffer.from(JSON.stringify(answer));

/**
 * Refuses whoever comes to a full house before the framework looks at the request: its hooks cost several times what the refusal does, and in a rush
 * of thousands that is the processor time of those who were let in. Pages of other origins go the usual way, which lets them read the answer.
 */
export function refuseEarly(server: Server, { isRefused, headers, onRefused }: EarlyRefusal): void {
  const fixed = {
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.byteLength,
    'cache-control': 'no-store',
    'retry-after': String(overloaded.retryAfter),
  };
  let count = 0;
  const refuse = (request: IncomingMessage, response: ServerResponse) => {
    const headersOfReply = { ...fixed, 'x-request-id': requestId(request) };
    void inTurn(() => response.writeHead(errorStatus[answer.name], headersOfReply).end(body));
    if (count === 0) setTimeout(tell, 1_000).unref();
    count += 1;
  };
  const tell = () => {
    onRefused(count);
    count = 0;
  };
  const usual = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (request.headers.origin === undefined && isRefused(request)) return refuse(request, response);
    for (const listener of usual) listener.call(server, request, response);
  });
}
