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
    const go = (address: string) => window.location.assign(address);
    // Most visitors never sign in: what makes the challenge comes with the click.
    import('./login-challenge.ts').then(
      ({ goToLogin }) => goToLogin(link.href, go),
      () => go(link.href),
    );
  };
  document.addEventListener('click', begin);
  return () => document.removeEventListener('click', begin);
}

/** Whether an address is a login, registration or confirmation with a way back. */
export function isLogin(address: string, accountsUrl: string): boolean {
  return ['login', 'register', 'account/confirm'].some((page) =>
    address.startsWith(`${accountsUrl.replace(/\/$/, '')}/${page}?continue=`),
  );
}
