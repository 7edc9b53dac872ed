import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { hashConfirmationSecret } from '../auth/confirmation.ts';
import { deleteCookie, writeCookie } from '../cookies.ts';
import type { Exchange } from '../exchange.ts';

/** The address that waits for confirmation in this browser, and the secret that identifies the browser. */
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

/** Stores the address as long as its link is valid; keeps the browser's secret. */
export function writePending({ request, reply, visit: { secure } }: Exchange, email: string): Pending {
  const secret = readPending(request)?.secret ?? randomBytes(32).toString('base64url');
  writeCookie(reply, name, `${secret} ${email}`, { maxAge: day, secure });
  return { secret, email };
}

export function deletePending({ reply, visit: { secure } }: Exchange): void {
  deleteCookie(reply, name, secure);
}

const confirmedName = 'wbn_confirmed';

/** Remembers in this browser which link has confirmed its address, as long as people may open it again. */
export function writeConfirmed({ reply, visit: { secure } }: Exchange, token: string): void {
  writeCookie(reply, confirmedName, hashConfirmationSecret(token), { maxAge: day, secure });
}

/** Whether this browser has confirmed an address by this link. */
export function hasConfirmed({ cookies }: FastifyRequest, token: string): boolean {
  return token !== '' && cookies[confirmedName] === hashConfirmationSecret(token);
}
