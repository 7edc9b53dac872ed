import type { FastifyInstance } from 'fastify';
import { assets } from './assets.ts';

/** A file's name changes with its content, so browsers keep it for a year. */
const kept = 'public, max-age=31536000, immutable';

/** Style sheets, the font and the scripts of the account pages, read once; text goes out packed to those who take it. */
export function assetRoutes(server: FastifyInstance): void {
  for (const { path, type, bytes, gzip } of assets) {
    server.get(path, (request, reply) => {
      reply.header('cache-control', kept).type(type);
      if (!gzip) return reply.send(bytes);
      reply.header('vary', 'Accept-Encoding');
      if (!/\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))) return reply.send(bytes);
      return reply.header('content-encoding', 'gzip').send(gzip);
    });
  }
}
