import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { forgetCookie, keepCookie } from '../cookies.ts';
import type { Exchange } from '../exchange.ts';

/** Who is waiting for a confirmation mail in this browser, and what proves that it is this browser. */
export interface Pending {
  readonly secret: string;
  readonly email: string;
}

const name = 'wbn_pending';
const day = 24 * 60 * 60;

export function readPending({ cookies }: FastifyRequest): Pending | undefined {
  const [, secret, email] = /^([\w-]{43}) (.+)$/.exec(cookies[name] ?? '') ?? [];
  return secret && email ? { secret, email } : undefined;
}

/** Remembers the address for as long as its link works; the browser's secret stays the same. */
export function writePending({ request, reply, visit: { secure } }: Exchange, email: string): Pending {
  const secret = readPending(request)?.secret ?? randomBytes(32).toString('base64url');
  keepCookie(reply, name, `${secret} ${email}`, { maxAge: day, secure });
  return { secret, email };
}

export function forgetPending({ reply, visit: { secure } }: Exchange): void {
  forgetCookie(reply, name, secure);
}
