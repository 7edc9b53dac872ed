import type { CacheRule } from '../routing/route-record.ts';
import { contentSecurityPolicy, hashInlineScripts, securityHeaders } from './content-security-policy.ts';

/** Who may keep an answer, and for how long; see CacheRule. */
export function cacheControl(rule: CacheRule, freshSeconds: number): string {
  if (rule === 'nothing') return 'no-store';
  if (rule === 'page') return `public, max-age=0, s-maxage=${freshSeconds}, stale-if-error=86400`;
  const { seconds, staleSeconds } = rule;
  return `public, max-age=${seconds}${staleSeconds ? `, stale-while-revalidate=${staleSeconds}` : ''}`;
}

/** What the site's answers have in common. */
export interface AnswerHeaderOptions {
  readonly api: string;
  readonly accounts: string;
  readonly uploads?: string | undefined;
  readonly secure: boolean;
  readonly freshSeconds: number;
  readonly cache: CacheRule;
  /** As the route's record says. */
  readonly takesCards: boolean;
  /** False for the development server, whose scripts come as they like. */
  readonly hasPolicy: boolean;
}

const kept = [
  'content-type',
  'location',
  'referrer-policy',
  'surrogate-key',
  'x-remix-response',
  'x-remix-reload-document',
];

/** Completes the headers of a rendered answer: what it is, who may keep it, what its scripts may do. */
export function answerHeaders(
  answer: Response,
  body: Buffer | undefined,
  { api, accounts, uploads, secure, freshSeconds, cache, takesCards, hasPolicy }: AnswerHeaderOptions,
): Record<string, string> {
  const headers: Record<string, string> = { ...securityHeaders(secure) };
  for (const name of kept) {
    const value = answer.headers.get(name);
    if (value !== null) headers[name] = value;
  }
  const given = answer.headers.get('cache-control');
  headers['cache-control'] =
    given ?? (answer.status === 200 ? cacheControl(cache, freshSeconds) : 'no-store');
  if (answer.status === 503) headers['retry-after'] = '5';
  if (hasPolicy && body !== undefined && headers['content-type']?.startsWith('text/html')) {
    const hosts = { api, accounts, uploads, secure, takesCards };
    headers['content-security-policy'] = contentSecurityPolicy(hashInlineScripts(body), hosts);
  }
  return headers;
}

/** Whether an answer with these headers may be given to others. */
export function isShared(status: number, cacheControl: string | undefined): boolean {
  return status === 200 && cacheControl !== undefined && cacheControl.startsWith('public');
}
