import type { FastifyReply } from 'fastify';

export interface CookieOptions {
  /** Seconds that it is kept. */
  readonly maxAge: number;
  /** Sent over TLS only. */
  readonly secure: boolean;
}

/** Sets a cookie of our pages: no script may read it, and no other site's form sends it. */
export function keepCookie(
  reply: FastifyReply,
  name: string,
  value: string,
  { maxAge, secure }: CookieOptions,
): void {
  reply.setCookie(name, value, { path: '/', httpOnly: true, sameSite: 'lax', maxAge, secure });
}

export function forgetCookie(reply: FastifyReply, name: string, secure: boolean): void {
  keepCookie(reply, name, '', { maxAge: 0, secure });
}
