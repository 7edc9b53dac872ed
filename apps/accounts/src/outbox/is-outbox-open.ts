import type { FastifyRequest } from 'fastify';
import type { Exchange } from '../exchange.ts';

const loopback = /^(?:127\.|::1$|::ffff:127\.)/;

/**
 * Whether the outbox, with links that open accounts, may be shown. Never with a mail server. In development to everybody who reaches this
 * host. In production only when the installation is on localhost, and only to this machine: by the socket's address, because
 * `X-Forwarded-For` can be forged, and not through a proxy, which makes everybody look local.
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
