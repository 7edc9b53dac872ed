import { createHash, timingSafeEqual } from 'node:crypto';
import { CallError } from '../errors/call-error.ts';
import { findBearerToken } from './access-token.ts';

/** What the check reads of Fastify's request. */
interface SiteRequest {
  readonly headers: {
    readonly authorization?: string | undefined;
    readonly forwarded?: string | undefined;
    readonly 'x-forwarded-for'?: string | string[] | undefined;
  };
  readonly socket: { readonly remoteAddress?: string | undefined };
}

const loopback = /^(?:::ffff:)?127\.|^::1$/;

/**
 * Refuses a request that is not from the site's processes: they send PURGE_TOKEN, or run on this machine when there is none. Throws
 * Forbidden.
 */
export function requireSiteToken({ headers, socket }: SiteRequest, token: string | undefined): void {
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  const isAllowed =
    token === undefined
      ? !isForwarded && loopback.test(socket.remoteAddress ?? '')
      : isSame(findBearerToken(headers.authorization) ?? '', token);
  if (!isAllowed) throw new CallError('Forbidden', 'This is for those who know PURGE_TOKEN.');
}

function isSame(given: string, right: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(right));
}
