import type { FastifyInstance } from 'fastify';
import { CallError } from '../errors/call-error.ts';

/**
 * Refuses requests with an undecodable URL, or with U+0000 in query or cookie, on hosts that read these before any
 * schema.
 */
export function refuseBrokenAddress(server: FastifyInstance): void {
  server.addHook('onRequest', (request, _reply, done) => {
    // `//` or a backslash at the start would make the URL parser read the path as a host.
    const url = request.url.replace(/^[\\/]+/, '/');
    if (!URL.canParse(url, 'http://host')) return done(broken('The address is not a valid URL.'));
    const pairs = [...new URL(url, 'http://host').searchParams].flat();
    const isBroken =
      pairs.some((text) => text.includes('\u0000')) || /%00/.test(request.headers.cookie ?? '');
    done(isBroken ? broken('The address or a cookie holds the character U+0000.') : undefined);
  });
}

function broken(message: string): CallError {
  return new CallError('ValidationError', message);
}
