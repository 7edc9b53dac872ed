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

/**
 * Lets every link of the page to the login or the registration carry a challenge; without script they work all the same, by the
 * cookie. Gives the function that ends it.
 */
export function challengeLogins(accountsUrl: string): () => void {
  const begin = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || !isLogin(link.href, accountsUrl)) return;
    event.preventDefault();
    goToLogin(link.href, (address) => window.location.assign(address));
  };
  document.addEventListener('click', begin);
  return () => document.removeEventListener('click', begin);
}

/** Goes to a login address, with a challenge where the browser can make one: not in private storage or without TLS. */
export function goToLogin(address: string, go: (address: string) => void): void {
  withChallenge(address).then(go, () => go(address));
}

/** Whether an address is a login, registration or confirmation with a way back. */
export function isLogin(address: string, accountsUrl: string): boolean {
  return ['login', 'register', 'account/confirm'].some((page) =>
    address.startsWith(`${accountsUrl.replace(/\/$/, '')}/${page}?continue=`),
  );
}

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
