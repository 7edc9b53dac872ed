import type { CacheRule, RouteRecord } from '../routing/route-record.ts';
import { contentSecurityPolicy, hashInlineScripts } from './content-security-policy.ts';
import type { Settings } from './settings.ts';

/** Headers of every response; documents also have a content security policy. */
export function securityHeaders(origin: string): Readonly<Record<string, string>> {
  return origin.startsWith('https:') ? withTransport : common;
}

const common = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(self)',
} as const;
const withTransport = { ...common, 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

/** Headers that the application may set. */
const passedOn = [
  'content-type',
  'location',
  'referrer-policy',
  'surrogate-key',
  'x-remix-response',
  'x-remix-reload-document',
];

export interface PageFacts {
  readonly settings: Pick<Settings, 'publicApiUrl' | 'accountsUrl' | 'uploadsOrigin' | 'pageCacheSeconds'>;
  readonly route: Pick<RouteRecord, 'cache' | 'takesCardPayments'>;
  readonly origin: string;
}

/**
 * Returns the headers of a rendered response: caching and, for a document with its `body`, the content security
 * policy.
 */
export function pageHeaders(
  answer: Response,
  body: Buffer | undefined,
  { settings, route, origin }: PageFacts,
): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const name of passedOn) {
    const value = answer.headers.get(name);
    if (value !== null) headers[name] = value;
  }
  const isKept = answer.status === 200;
  headers['cache-control'] =
    answer.headers.get('cache-control') ??
    (isKept ? cacheControl(route.cache, settings.pageCacheSeconds) : 'no-store');
  if (answer.status === 503) headers['retry-after'] = '5';
  if (body && headers['content-type']?.startsWith('text/html'))
    headers['content-security-policy'] = contentSecurityPolicy(hashInlineScripts(body), {
      api: settings.publicApiUrl,
      accounts: settings.accountsUrl,
      uploads: settings.uploadsOrigin,
      secure: origin.startsWith('https:'),
      takesCardPayments: route.takesCardPayments,
    });
  return headers;
}

/** Returns the Cache-Control header of a rule; see CacheRule. */
function cacheControl(rule: CacheRule, freshSeconds: number): string {
  if (rule === 'nothing') return 'no-store';
  if (rule === 'page') return `public, max-age=0, s-maxage=${freshSeconds}, stale-if-error=86400`;
  const { seconds, staleSeconds } = rule;
  return `public, max-age=${seconds}${staleSeconds ? `, stale-while-revalidate=${staleSeconds}` : ''}`;
}
