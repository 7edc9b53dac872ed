/** Where the proof waits for the hand-off; gone after it. */
const verifierKey = 'wbn-login-verifier';

/**
 * Goes to a login address, tied to the browser that goes there, as PKCE does (RFC 7636): the login gets a hash along, the hand-off shows what
 * it was made of. A cookie of the auth host would do as well, but many browsers send none to another domain. Without a hash where the browser
 * can make none: in private storage or without TLS. The first script of every page holds the source of this function, so it uses nothing around it.
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

/** What the last sign-in of this browser was begun with. */
export function readVerifier(): string | undefined {
  return localStorage.getItem(verifierKey) ?? undefined;
}

export function dropVerifier(): void {
  localStorage.removeItem(verifierKey);
}
