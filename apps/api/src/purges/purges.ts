import { createHash, timingSafeEqual } from 'node:crypto';
import { PassThrough, type Readable } from 'node:stream';
import { findBearerToken } from '@wbn/host/access/access-token.ts';
import { CallError } from '@wbn/host/errors/call-error.ts';
import { createListener } from '@wbn/host/notifications/create-listener.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Purges everything: what was told before is not known. */
const everything = '*';

/** Proxies end what is silent for a minute. */
const heartbeat = 15_000;
/** Whoever reads so slowly that so many bytes wait is let go, and comes again. */
const mostWaiting = 256 * 1024;

interface PurgeStream {
  /** Tells all who follow; surrogate keys parted by spaces. */
  tell(keys: string): void;
  /** A line for each change, an empty one now and then; begins with everything. */
  follow(): Readable;
  /** Ends all streams. */
  close(): void;
}

/** What pages have to forget, as lines for whoever keeps pages. */
function createPurgeStream(): PurgeStream {
  const followers = new Set<PassThrough>();
  const tell = (line: string) => {
    for (const follower of followers) {
      if (follower.writableLength > mostWaiting) follower.destroy();
      else follower.write(`${line}\n`);
    }
  };
  const timer = setInterval(() => tell(''), heartbeat).unref();
  return {
    tell,
    follow() {
      const follower = new PassThrough();
      followers.add(follower);
      follower.once('close', () => followers.delete(follower));
      follower.write(`${everything}\n`);
      return follower;
    },
    close() {
      clearInterval(timer);
      for (const follower of followers) follower.end();
    },
  };
}

interface OpenPurgesOptions {
  readonly databaseUrl: string;
  /** Told each time that the database's notifications cannot be heard. */
  readonly onFailure: (error: unknown) => void;
}

/** The stream of what the database notifies as changed, by whichever process. Throws when it cannot be reached. */
export async function openPurges(
  options: OpenPurgesOptions,
): Promise<PurgeStream & { stop(): Promise<void> }> {
  const purges = createPurgeStream();
  const listener = createListener({
    ...options,
    applicationName: 'wbn-api-purges',
    channel: 'page_purge',
    onPayload: purges.tell,
    onOpen: () => purges.tell(everything),
  });
  await listener.start();
  return { ...purges, stop: () => listener.stop() };
}

export interface ServePurgesOptions {
  readonly purges: PurgeStream;
  /** Absent: programs of the same machine may follow. */
  readonly token: string | undefined;
}

/**
 * `GET /purges`: lines of surrogate keys, each as soon as what it names was changed, for the site's processes and whatever
 * purges a CDN. Never ends; whoever comes again has missed something and begins with `*`.
 */
export function servePurges(server: FastifyInstance, { purges, token }: ServePurgesOptions): void {
  server.get('/purges', { exposeHeadRoute: false, compress: false }, (request, reply) => {
    if (!mayFollow(request, token))
      throw new CallError('Forbidden', 'Purges are for those who know PURGE_TOKEN.');
    const lines = purges.follow();
    request.raw.socket.once('close', () => lines.destroy());
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('x-accel-buffering', 'no')
      .send(lines);
  });
  server.addHook('preClose', async () => purges.close());
}

const loopback = /^(?:::ffff:)?127\.|^::1$/;

function mayFollow({ headers, socket }: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) return isSame(findBearerToken(headers.authorization) ?? '', token);
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  return !isForwarded && loopback.test(socket.remoteAddress ?? '');
}

function isSame(given: string, right: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(right));
}
