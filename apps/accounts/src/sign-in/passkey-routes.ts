import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { authHeaders, passCookies } from '../auth/call-auth.ts';
import { authPath } from '../auth/create-auth.ts';
import { markSecondFactor } from '../auth/sessions.sql.ts';
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

export function passkeyRoutes(server: FastifyInstance, { auth, db, settings }: Host): void {
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
        const text = await answer.text();
        if (answer.ok && path === 'verify-authentication' && isUserVerified(request.body)) {
          const { session } = JSON.parse(text) as { session: { id: string } };
          await markSecondFactor.run(db, { sessionID: session.id });
        }
        return reply
          .code(answer.status)
          .header('cache-control', 'no-store')
          .type('application/json')
          .send(text);
      },
    });
  }
}

const verified = z.object({ response: z.object({ response: z.object({ authenticatorData: z.string() }) }) });
/** Bit 'user verified' of the flags, which follow the 32 bytes of the host's hash (WebAuthn, 6.1). */
const [flagsAt, userVerified] = [32, 0x04] as const;

/**
 * Whether the device has checked who uses it, by PIN, finger or face: only then is a passkey two factors. better-auth has checked the
 * signature over these bytes.
 */
function isUserVerified(body: unknown): boolean {
  const { data } = verified.safeParse(body);
  const bytes = Buffer.from(data?.response.response.authenticatorData ?? '', 'base64url');
  return ((bytes[flagsAt] ?? 0) & userVerified) !== 0;
}
