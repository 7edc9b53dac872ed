import type { Call } from '@wbn/contract/call.ts';
import { CallError } from '@wbn/host/errors/call-error.ts';
import { openBody } from '@wbn/host/http/limit-bodies.ts';
import type { FastifyInstance } from 'fastify';

/** What browsers and systems call a CSV; Windows with Excel says the last one. */
const spellings: Record<NonNullable<Call['fileType']>, string[]> = {
  'text/csv': ['text/csv', 'application/csv', 'application/vnd.ms-excel'],
};

/** Milliseconds that a slow line may take for the file. */
const bodyTime = 600_000;

/** Registers a call whose request is a file: only there the request's stream comes to the handler as it is. */
export async function registerFileCall(
  server: FastifyInstance,
  type: NonNullable<Call['fileType']>,
  register: (scope: FastifyInstance) => void,
): Promise<void> {
  let closing = false;
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(spellings[type], (_, payload, done) => done(null, openBody(payload)));
    scope.addContentTypeParser('*', (_, _payload, done) =>
      done(
        new CallError('UnsupportedMediaType', `Send the file itself, with the header Content-Type: ${type}.`),
      ),
    );
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, bodyTime };
    });
    // Nothing comes or goes while the file is worked on: the connection is not idle for that. Node sets its own time again afterwards.
    scope.addHook('onRequest', (request, _, done) => {
      request.raw.socket.setTimeout(bodyTime);
      done();
    });
    scope.addHook('preClose', (done) => {
      closing = true;
      done();
    });
    // It may take seconds: a server that was told to stop meanwhile would wait for the kept connection.
    scope.addHook('onSend', (_, reply, _payload, done) => {
      if (closing) reply.header('connection', 'close');
      done();
    });
    register(scope);
  });
}
