import { createHash, timingSafeEqual } from 'node:crypto';
import { findBearerToken } from '@wbn/host/access/access-token.ts';
import { CallError } from '@wbn/host/errors/call-error.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PurgeStream } from './purge-stream.ts';

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
