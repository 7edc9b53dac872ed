import { hash } from 'node:crypto';

export interface PolicyHosts {
  /** Origins of the API and the account pages, as browsers reach them. */
  readonly api: string;
  readonly accounts: string;
  /** Origin of the store that browsers send pictures to, when it is not the API. */
  readonly uploads?: string | undefined;
  readonly secure: boolean;
  /** The page takes cards: Stripe's script, its frames and its API are allowed there, and nowhere else. */
  readonly takesCards?: boolean;
}

/** As https://docs.stripe.com/security/guide asks for. */
const stripe = {
  scripts: 'https://js.stripe.com https://*.js.stripe.com',
  frames: 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
  connections: 'https://api.stripe.com',
} as const;

const knownHashes = new Map<string, string>();
/** Scripts are the same on every page of a kind; more than this would be a sign that one is not. */
const mostKnown = 500;

/** Hashes of the inline scripts of a document that browsers run; data blocks such as JSON-LD need none. */
export function hashInlineScripts(html: Buffer): string[] {
  const hashes = new Set<string>();
  let at = html.indexOf('<script');
  while (at >= 0) {
    // Our own renderer writes these tags; scripts never hold a literal `</script>`.
    const start = html.indexOf('>', at) + 1;
    const end = html.indexOf('</script>', start);
    const attributes = html.toString('latin1', at, start);
    if (!/\bsrc=|\btype="application\//.test(attributes))
      hashes.add(hashOf(html.toString('utf8', start, end)));
    at = html.indexOf('<script', end);
  }
  return [...hashes];
}

function hashOf(code: string): string {
  const known = knownHashes.get(code);
  if (known) return known;
  const hashed = `'sha256-${hash('sha256', code, 'base64')}'`;
  if (knownHashes.size >= mostKnown) knownHashes.clear();
  knownHashes.set(code, hashed);
  return hashed;
}

/**
 * The policy of a document. Pages are the same for everybody and live in caches, so scripts are allowed by hash, not by
 * nonce. Styles allow inline ones: React writes style attributes, and a style cannot run code. Pictures and
 * videos may come from any https host, because companies link to their own; the one frame is the player of `youtube-player.tsx`.
 */
export function contentSecurityPolicy(scriptHashes: readonly string[], hosts: PolicyHosts): string {
  const cards = (what: keyof typeof stripe) => (hosts.takesCards ? [stripe[what]] : []);
  return [
    "default-src 'none'",
    `script-src 'self' ${[...scriptHashes, ...cards('scripts')].join(' ')}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: https: ${hosts.api}`,
    `media-src 'self' blob: https: ${hosts.api}`,
    "font-src 'self'",
    `connect-src 'self' ${[hosts.api, hosts.accounts, hosts.uploads ?? [], cards('connections')].flat().join(' ')}`,
    `frame-src ${['https://www.youtube-nocookie.com', ...cards('frames')].join(' ')}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    `form-action 'self' ${hosts.accounts}`,
    "frame-ancestors 'none'",
    ...(hosts.secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** Headers of everything that a browser may show as a page, besides the policy of documents. */
export function securityHeaders(secure: boolean): Readonly<Record<string, string>> {
  return {
    ...partHeaders(secure),
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(self)',
  };
}

/** Headers of what is only ever a part of a page: scripts, styles, fonts, pictures of pixels. */
export function partHeaders(secure: boolean): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    ...(secure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}
