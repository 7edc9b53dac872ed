import type { Call } from '@wbn/contract/call.ts';
import { CallError } from '@wbn/host/errors/call-error.ts';
import { pipeBody } from '@wbn/host/http/limit-bodies.ts';
import type { FastifyInstance } from 'fastify';

/** Content types that browsers and systems send for a CSV; the last is Windows with Excel. */
const spellings: Record<NonNullable<Call['fileType']>, string[]> = {
  'text/csv': ['text/csv', 'application/csv', 'application/vnd.ms-excel'],
};

/** Milliseconds that a slow connection may take for the file. */
const bodyTime = 600_000;

/** Registers a call with a file as its request; its handler receives the request as a stream. */
export async function registerFileCall(
  server: FastifyInstance,
  type: NonNullable<Call['fileType']>,
  register: (scope: FastifyInstance) => void,
): Promise<void> {
  let closing = false;
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(spellings[type], (_, payload, done) => done(null, pipeBody(payload)));
    scope.addContentTypeParser('*', (_, _payload, done) =>
      done(
        new CallError('UnsupportedMediaType', `Send the file itself, with the header Content-Type: ${type}.`),
      ),
    );
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, bodyTime };
    });
    // The connection is silent while the file is processed, so the idle timeout is disabled; Node sets it again
    // afterwards.
    scope.addHook('onRequest', (request, _, done) => {
      request.raw.socket.setTimeout(bodyTime);
      done();
    });
    scope.addHook('preClose', (done) => {
      closing = true;
      done();
    });
    // Closes the connection after the reply, because a server that stops meanwhile would wait for a keep-alive
    // connection.
    scope.addHook('onSend', (_, reply, _payload, done) => {
      if (closing) reply.header('connection', 'close');
      done();
    });
    register(scope);
  });
}
