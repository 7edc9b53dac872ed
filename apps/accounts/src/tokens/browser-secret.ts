import type { FastifyReply, FastifyRequest } from 'fastify';
import { newSecret } from './secrets.ts';

/**
 * `__Host-`: only this host can set it. Pages on other domains send it with `get-session`, hence `SameSite=None`. It grants nothing
 * without a code.
 */
const cookieName = '__Host-wbn-browser';
const attributes = { path: '/', secure: true, httpOnly: true, sameSite: 'none', maxAge: 3600 } as const;
const form = /^[\w-]{43}$/;

/** The secret that this browser's cookie holds, if it has one. */
export function readBrowserSecret({ cookies }: FastifyRequest): string | undefined {
  const value = cookies[cookieName];
  return value && form.test(value) ? value : undefined;
}

/** The secret of this browser for a hand-off; gives it one in a cookie that lasts longer than any code. */
export function browserSecret(request: FastifyRequest, reply: FastifyReply): string {
  const secret = readBrowserSecret(request) ?? newSecret();
  reply.setCookie(cookieName, secret, attributes);
  return secret;
}
