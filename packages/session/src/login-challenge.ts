/** Storage key of the PKCE verifier, from the login to the hand-off. */
const verifierKey = 'wbn-login-verifier';

/**
 * Opens a login address bound to this browser with PKCE (RFC 7636): the login gets the hash, the hand-off sends the
 * verifier. A cookie of the auth host is no substitute because many browsers block third-party cookies. Goes without
 * a hash where none can be made: blocked storage or no TLS. The first script of every page inlines this function's
 * source, so it must not refer to anything outside it.
 */
export function goToLogin(address: string, go: (address: string) => void): void {
  try {
    const text = (bytes: Uint8Array) =>
      btoa(String.fromCharCode(...bytes))
        .replace(/\+/g, '-')
        .replace(/\//g, '_')
        .replace(/=/g, '');
    const verifier = text(crypto.getRandomValues(new Uint8Array(32)));
    crypto.subtle
      .digest('SHA-256', new TextEncoder().encode(verifier))
      .then((hash) => {
        localStorage.setItem('wbn-login-verifier', verifier);
        go(`${address}&challenge=${text(new Uint8Array(hash))}`);
      })
      .catch(() => go(address));
  } catch {
    go(address);
  }
}

/** The verifier of the last login that this browser began. */
export function readVerifier(): string | undefined {
  return localStorage.getItem(verifierKey) ?? undefined;
}

export function deleteVerifier(): void {
  localStorage.removeItem(verifierKey);
}
