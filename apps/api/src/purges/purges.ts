import { PassThrough, type Readable } from 'node:stream';
import { requireSiteToken } from '@wbn/host/access/site-token.ts';
import { CallError } from '@wbn/host/errors/call-error.ts';
import { createListener } from '@wbn/host/notifications/create-listener.ts';
import type { FastifyInstance } from 'fastify';

/** Key that purges everything, sent first because a follower may have missed earlier keys. */
const everything = '*';

/** Milliseconds; shorter than the usual proxy timeout of a minute for silent connections. */
const heartbeat = 15_000;
/** Bytes that may wait for a slow reader, which is then disconnected and reconnects. */
const mostWaiting = 256 * 1024;

interface PurgeStream {
  /** Sends surrogate keys, separated by spaces, to all followers. */
  tell(keys: string): void;
  /** Returns a stream with a line per change and an empty line as keep-alive; starts with '*'. Undefined while changes are not heard of. */
  follow(): Readable | undefined;
  /** Changes are heard of again. */
  open(): void;
  /** Ends all streams: followers must not take silence for 'nothing has changed'. */
  close(): void;
}

/** Distributes the keys of changed pages, as lines, to page caches. */
function createPurgeStream(): PurgeStream {
  const followers = new Set<PassThrough>();
  const tell = (line: string) => {
    for (const follower of followers) {
      if (follower.writableLength > mostWaiting) follower.destroy();
      else follower.write(`${line}\n`);
    }
  };
  let timer: NodeJS.Timeout | undefined;
  return {
    tell,
    open() {
      timer ??= setInterval(() => tell(''), heartbeat).unref();
    },
    follow() {
      if (!timer) return undefined;
      const follower = new PassThrough();
      followers.add(follower);
      follower.once('close', () => followers.delete(follower));
      follower.write(`${everything}\n`);
      return follower;
    },
    close() {
      clearInterval(timer);
      timer = undefined;
      for (const follower of followers) follower.end();
    },
  };
}

interface OpenPurgesOptions {
  readonly databaseUrl: string;
  /** Called whenever listening to the database's notifications fails. */
  readonly onFailure: (error: unknown) => void;
}

/** Opens the stream of changes that the database notifies, from any process. Throws when it cannot be reached. */
export async function openPurges(
  options: OpenPurgesOptions,
): Promise<PurgeStream & { stop(): Promise<void> }> {
  const purges = createPurgeStream();
  const listener = createListener({
    ...options,
    applicationName: 'wbn-api-purges',
    channel: 'page_purge',
    onPayload: purges.tell,
    onOpen: purges.open,
    onFailure(error) {
      purges.close();
      options.onFailure(error);
    },
  });
  await listener.start();
  return { ...purges, stop: () => listener.stop() };
}

export interface ServePurgesOptions {
  readonly purges: PurgeStream;
  /** Absent: only programs on the same machine may follow. */
  readonly token: string | undefined;
}

/**
 * `GET /purges`: sends lines of surrogate keys as soon as their data has changed, for the site's processes and CDN
 * purgers. The stream never ends; a client that reconnects may have missed changes and first gets `*`.
 */
export function servePurges(server: FastifyInstance, { purges, token }: ServePurgesOptions): void {
  server.get('/purges', { exposeHeadRoute: false, compress: false }, (request, reply) => {
    requireSiteToken(request, token);
    const lines = purges.follow();
    if (!lines) throw new CallError('ServiceUnavailable', 'Changes of pages are not heard of at the moment.');
    request.raw.socket.once('close', () => lines.destroy());
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('x-accel-buffering', 'no')
      .send(lines);
  });
  server.addHook('preClose', async () => purges.close());
}
