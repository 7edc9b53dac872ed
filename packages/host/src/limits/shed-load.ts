import type { FastifyInstance } from 'fastify';
import { toErrorReply } from '../errors/error-reply.ts';
import { OverloadedError } from './admission.ts';

/** Requests under way up to which nothing is refused: a busy machine alone makes an event loop late, and admitted work is less than this. */
const leastUnderWay = 100;
/** Milliseconds that the event loop may be late. */
const mostDelay = 50;
/** Milliseconds between two looks at the event loop. */
const interval = 20;
/** Answered always, so that proxies and monitoring see a process that works. */
const probes: ReadonlySet<string> = new Set(['/health', '/ready']);

export interface Refusal {
  readonly type: string;
  readonly body: string;
}

/** An error of the contract. */
const contractRefusal: Refusal = {
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(toErrorReply(new OverloadedError())),
};

/**
 * Refuses requests with 503 before any other work while the event loop is late and many requests are under way;
 * `/health` and `/ready` are answered. To be called before all other hooks are added.
 */
export function shedLoad(server: FastifyInstance, { type, body }: Refusal = contractRefusal): void {
  const loop = watchEventLoop();
  server.addHook('onClose', async () => loop.stop());
  const headers = {
    'retry-after': String(new OverloadedError().retryAfter),
    'cache-control': 'no-store',
    'content-type': type,
    'content-length': Buffer.byteLength(body),
  };
  let underWay = 0;
  server.addHook('onRequest', (request, reply, done) => {
    if (underWay >= leastUnderWay && loop.isLate() && !probes.has(request.url)) {
      // Past Fastify's hooks and log, which take several times as long.
      reply.hijack();
      reply.raw.writeHead(503, headers).end(body);
      return;
    }
    // An event stream is open for hours and takes no work.
    if (request.headers.accept !== 'text/event-stream') {
      underWay += 1;
      reply.raw.once('close', () => {
        underWay -= 1;
      });
    }
    done();
  });
}

/** Tells whether the event loop is late now, or was when it was looked at last. */
function watchEventLoop(): { isLate(): boolean; stop(): void } {
  let last = performance.now();
  let delay = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    delay = now - last - interval;
    last = now;
  }, interval).unref();
  return {
    isLate: () => Math.max(delay, performance.now() - last - interval) > mostDelay,
    stop: () => clearInterval(timer),
  };
}
