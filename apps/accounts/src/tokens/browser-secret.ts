import type { FastifyReply, FastifyRequest } from 'fastify';
import { newSecret } from './secrets.ts';

/**
 * `__Host-`: only this host can set it. Sites on other domains send it with `get-session`, hence `SameSite=None`; all it can
 * do is make a code good, which nobody else has.
 */
const cookieName = '__Host-wbn-browser';
const attributes = 'Path=/; Secure; HttpOnly; SameSite=None; Max-Age=3600';
const form = /^[\w-]{43}$/;

/** The secret that this browser's cookie holds, if it has one. */
export function readBrowserSecret(request: FastifyRequest): string | undefined {
  for (const cookie of (request.headers.cookie ?? '').split(';')) {
    const [name, value = ''] = cookie.trim().split('=', 2);
    if (name === cookieName && form.test(value)) return value;
  }
  return undefined;
}

/** The secret of this browser for a hand-off; gives it one in a cookie that lasts longer than any code. */
export function browserSecret(request: FastifyRequest, reply: FastifyReply): string {
  const secret = readBrowserSecret(request) ?? newSecret();
  reply.header('set-cookie', `${cookieName}=${secret}; ${attributes}`);
  return secret;
}
