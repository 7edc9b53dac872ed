/** Where the proof waits for the hand-off; gone after it. */
export const verifierKey = 'wbn-login-verifier';

/**
 * Ties a sign-in to the browser that began it, as PKCE does (RFC 7636): the login gets a hash along, the hand-off shows what it was
 * made of. A cookie of the auth host would do as well, but many browsers send none to another domain.
 */
export async function withChallenge(address: string): Promise<string> {
  const verifier = toBase64Url(crypto.getRandomValues(new Uint8Array(32)));
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  localStorage.setItem(verifierKey, verifier);
  return `${address}&challenge=${toBase64Url(new Uint8Array(hash))}`;
}

/** What the last sign-in of this browser was begun with. */
export function readVerifier(): string | undefined {
  return localStorage.getItem(verifierKey) ?? undefined;
}

export function dropVerifier(): void {
  localStorage.removeItem(verifierKey);
}

/** Goes to a login address, with a challenge where the browser can make one: not in private storage or without TLS. */
export function goToLogin(address: string, go: (address: string) => void): void {
  withChallenge(address).then(go, () => go(address));
}

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
