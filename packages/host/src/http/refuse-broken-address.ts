import type { FastifyInstance } from 'fastify';
import { CallError } from '../errors/call-error.ts';

/** Refuses requests whose address cannot be read, or has U+0000 in its query or a cookie: for hosts that read these before any schema. */
export function refuseBrokenAddress(server: FastifyInstance): void {
  server.addHook('onRequest', (request, _reply, done) => {
    // A second slash, or the backslash that browsers take for one, would make a host of what follows.
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
