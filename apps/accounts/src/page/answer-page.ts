import type { FastifyReply } from 'fastify';
import type { Visit } from '../visit.ts';
import { type Page, renderDocument } from './document.ts';

/**
 * Answers with a page and its headers. `form-action` allows this host and the site that the visitor comes from, because browsers check the
 * redirects after a form, too.
 */
export function answerPage(reply: FastifyReply, visit: Visit, page: Page, status = 200): FastifyReply {
  return reply
    .code(status)
    .headers({
      'content-language': visit.language,
      vary: 'Accept-Language, Cookie',
      'cache-control': 'no-store',
      'content-security-policy': pagePolicy(visit),
    })
    .type('text/html; charset=utf-8')
    .send(renderDocument(visit, page));
}

function pagePolicy({ back, site }: Visit): string {
  return [
    "default-src 'none'",
    "style-src 'self'",
    "font-src 'self'",
    "script-src 'self'",
    "connect-src 'self'",
    // The logo is the site's.
    `img-src data: ${site.origin}`,
    "base-uri 'none'",
    `form-action 'self' ${back.origin}`,
    "frame-ancestors 'none'",
  ].join('; ');
}
