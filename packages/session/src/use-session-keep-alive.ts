import { useHosts } from '@wbn/edition/use-edition.tsx';
import { useEffect } from 'react';
import { sessionView } from './browser-session.ts';
import { useSessionConfig } from './session-config.ts';
import { useSession } from './use-session.ts';

/**
 * Keeps the session alive while the page is open and adds challenges to login links; use once per page. Visitors load
 * no code for it. On the hand-off page the session counts as none: a stored session may have ended, and its end would
 * reload the page without its code.
 */
export function useSessionKeepAlive(onHandOff: boolean): void {
  const { signedIn } = useSession();
  const config = useSessionConfig();
  const { accounts } = useHosts();
  useEffect(() => challengeLogins(accounts), [accounts]);
  useEffect(() => {
    if (!signedIn) return;
    let stop: (() => void) | undefined;
    let left = false;
    // If the code does not load, the page stays usable and the next page tries again.
    import('./open-session.ts').then(
      ({ openSession }) => {
        if (!left) stop = openSession(config).keep();
      },
      () => undefined,
    );
    return () => {
      left = true;
      stop?.();
    };
  }, [signedIn, config]);
  // Left by a link: the stored session counts again.
  useEffect(() => (onHandOff ? () => sessionView.update() : undefined), [onHandOff]);
}

/**
 * Adds a PKCE challenge to every click on a login or registration link; without script the links rely on the auth
 * host's cookie. Returns the function that stops it.
 */
function challengeLogins(accountsUrl: string): () => void {
  const begin = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || !isLogin(link.href, accountsUrl)) return;
    event.preventDefault();
    const go = (address: string) => window.location.assign(address);
    // Most visitors never sign in, so the code for the challenge is loaded on the click.
    import('./login-challenge.ts').then(
      ({ goToLogin }) => goToLogin(link.href, go),
      () => go(link.href),
    );
  };
  document.addEventListener('click', begin);
  return () => document.removeEventListener('click', begin);
}

/** Whether an address is a login, registration or confirmation with a `continue` parameter. */
export function isLogin(address: string, accountsUrl: string): boolean {
  return ['login', 'register', 'account/confirm'].some((page) =>
    address.startsWith(`${accountsUrl.replace(/\/$/, '')}/${page}?continue=`),
  );
}
