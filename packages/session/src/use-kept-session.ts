import { useHosts } from '@wbn/edition/use-edition.tsx';
import { useEffect } from 'react';
import { sessionView } from './browser-session.ts';
import { useSessionPlace } from './session-place.ts';
import { useSession } from './use-session.ts';

/**
 * Keeps the session alive while the page is open, and begins sign-ins; once per page. For visitors nothing is loaded.
 * On the hand-off page nobody is here: a session that is stored there may be over, and its end would reload the page, whose code is gone then.
 */
export function useKeptSession(onHandOff: boolean): void {
  const { signedIn } = useSession();
  const place = useSessionPlace();
  const { accounts } = useHosts();
  useEffect(() => challengeLogins(accounts), [accounts]);
  useEffect(() => {
    if (!signedIn) return;
    let stop: (() => void) | undefined;
    let left = false;
    // Without the code the page is still a page; the next one tries again.
    import('./open-session.ts').then(
      ({ openSession }) => {
        if (!left) stop = openSession(place).keep();
      },
      () => undefined,
    );
    return () => {
      left = true;
      stop?.();
    };
  }, [signedIn, place]);
  // Left by a link: who was here before is here again.
  useEffect(() => (onHandOff ? () => sessionView.update() : undefined), [onHandOff]);
}

/**
 * Lets every link of the page to the login or the registration carry a challenge; without script they work all the same, by the
 * cookie. Gives the function that ends it.
 */
function challengeLogins(accountsUrl: string): () => void {
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
