import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { authHeaders, passCookies } from '../auth/call-auth.ts';
import { authPath } from '../auth/create-auth.ts';
import type { Host } from '../host.ts';

/**
 * The better-auth paths that the passkey script needs; all others are closed. A new passkey is sent to our own page (`account/passkeys`),
 * which mails its owner.
 */
const open = [
  { method: 'GET', path: 'generate-authenticate-options' },
  { method: 'POST', path: 'verify-authentication' },
  { method: 'GET', path: 'generate-register-options' },
] as const;

export function passkeyRoutes(server: FastifyInstance, { auth, settings }: Host): void {
  for (const { method, path } of open) {
    const url = `${authPath}/passkey/${path}`;
    server.route({
      method,
      url,
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        const headers = authHeaders(request);
        headers.set('content-type', 'application/json');
        // `isSameOrigin` has checked the origin already, also for browsers that hide it.
        headers.set('origin', settings.accountsUrl);
        const answer = await auth.handler(
          new Request(new URL(request.url, settings.accountsUrl), {
            method,
            headers,
            ...(method === 'POST' ? { body: JSON.stringify(request.body ?? {}) } : {}),
          }),
        );
        passCookies(answer, reply);
        return reply
          .code(answer.status)
          .header('cache-control', 'no-store')
          .type('application/json')
          .send(await answer.text());
      },
    });
  }
}
