import type { FastifyRequest } from 'fastify';
import type { Exchange } from '../exchange.ts';

const loopback = /^(?:127\.|::1$|::ffff:127\.)/;

/**
 * Whether the outbox may be shown: it holds links that open accounts. Never with a mail server; in development to everybody
 * who reaches this host; in production only when the installation is on localhost, and to this machine alone: by the address of the
 * socket, because anybody can write an `X-Forwarded-For`, and not through a proxy, behind which everybody is this machine.
 */
export function isOutboxOpen({ host, request }: Exchange): boolean {
  const { production, atHome, smtpUrl } = host.settings;
  if (smtpUrl) return false;
  return !production || (atHome && loopback.test(request.socket.remoteAddress ?? '') && isDirect(request));
}

/** Whether no proxy has forwarded the request. */
function isDirect({ headers }: FastifyRequest): boolean {
  return headers['x-forwarded-for'] === undefined && headers.forwarded === undefined;
}
