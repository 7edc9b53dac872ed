import { hash } from 'node:crypto';

export interface PolicyHosts {
  /** Origins of API and account pages, as browsers reach them. */
  readonly api: string;
  readonly accounts: string;
  /** Origin of the store that browsers upload to, when it is not the API. */
  readonly uploads?: string | undefined;
  readonly secure: boolean;
  /** The page takes card payments: allows Stripe's script, frames and API. */
  readonly takesCardPayments?: boolean;
}

/** As listed in https://docs.stripe.com/security/guide. */
const stripe = {
  scripts: 'https://js.stripe.com https://*.js.stripe.com',
  frames: 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
  connections: 'https://api.stripe.com',
} as const;

/** Returns the CSP hashes of a document's inline scripts; data blocks such as JSON-LD need none. */
export function hashInlineScripts(html: Buffer): string[] {
  const hashes = new Set<string>();
  let at = html.indexOf('<script');
  while (at >= 0) {
    // React and our code write these tags; script contents never contain `</script>`.
    const start = html.indexOf('>', at) + 1;
    const end = html.indexOf('</script>', start);
    const attributes = html.toString('latin1', at, start);
    if (!/\bsrc=|\btype="application\//.test(attributes))
      hashes.add(`'sha256-${hash('sha256', html.subarray(start, end), 'base64')}'`);
    at = html.indexOf('<script', end);
  }
  return [...hashes];
}

/**
 * Returns the content security policy of a document. Scripts are allowed by hash instead of nonce, because pages are
 * the same for everybody and cached. Inline styles are allowed, because React writes style attributes and styles
 * cannot run code. Pictures and videos may come from any https host, because companies link to their own; the only
 * foreign frame is the player of `youtube-player.tsx`.
 */
export function contentSecurityPolicy(scriptHashes: readonly string[], hosts: PolicyHosts): string {
  const cards = (what: keyof typeof stripe) => (hosts.takesCardPayments ? [stripe[what]] : []);
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
