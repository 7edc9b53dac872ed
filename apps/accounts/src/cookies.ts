import type { FastifyReply } from 'fastify';

export interface CookieOptions {
  /** Lifetime in seconds. */
  readonly maxAge: number;
  /** Whether it is sent over TLS only. */
  readonly secure: boolean;
}

/** Sets a cookie (HttpOnly, SameSite) that no script reads and no other site's form sends. */
export function writeCookie(
  reply: FastifyReply,
  name: string,
  value: string,
  { maxAge, secure }: CookieOptions,
): void {
  reply.setCookie(name, value, { path: '/', httpOnly: true, sameSite: 'lax', maxAge, secure });
}

export function deleteCookie(reply: FastifyReply, name: string, secure: boolean): void {
  writeCookie(reply, name, '', { maxAge: 0, secure });
}
