import { contentSecurityPolicy, hashInlineScripts, securityHeaders } from './content-security-policy.ts';

/** For pages that are the same for everybody: browsers ask again, shared caches keep them for a while. */
export function sharedCacheControl(freshSeconds: number): string {
  return `public, max-age=0, s-maxage=${freshSeconds}, stale-while-revalidate=600, stale-if-error=86400`;
}

/** What the site's answers have in common. */
export interface AnswerHeaderOptions {
  readonly api: string;
  readonly accounts: string;
  readonly uploads?: string | undefined;
  readonly secure: boolean;
  readonly freshSeconds: number;
  /** False for the development server, whose scripts come as they like. */
  readonly hasPolicy: boolean;
}

const kept = ['content-type', 'location', 'referrer-policy', 'x-remix-response', 'x-remix-reload-document'];

/** Completes the headers of a rendered answer: what it is, who may keep it, what its scripts may do. */
export function answerHeaders(
  answer: Response,
  body: Buffer | undefined,
  { api, accounts, uploads, secure, freshSeconds, hasPolicy }: AnswerHeaderOptions,
): Record<string, string> {
  const headers: Record<string, string> = { ...securityHeaders(secure) };
  for (const name of kept) {
    const value = answer.headers.get(name);
    if (value !== null) headers[name] = value;
  }
  const given = answer.headers.get('cache-control');
  headers['cache-control'] = given ?? (answer.status === 200 ? sharedCacheControl(freshSeconds) : 'no-store');
  if (answer.status === 503) headers['retry-after'] = '5';
  if (hasPolicy && body !== undefined && headers['content-type']?.startsWith('text/html')) {
    const hosts = { api, accounts, uploads, secure };
    headers['content-security-policy'] = contentSecurityPolicy(hashInlineScripts(body), hosts);
  }
  return headers;
}

/** Whether an answer with these headers may be given to others. */
export function isShared(status: number, cacheControl: string | undefined): boolean {
  return status === 200 && cacheControl !== undefined && cacheControl.startsWith('public');
}
