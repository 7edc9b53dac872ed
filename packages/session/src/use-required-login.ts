import { useHosts } from '@wbn/edition/use-edition.tsx';
import { useEffect, useState } from 'react';
import { loginLink } from './account-links.ts';
import { sessionView } from './browser-session.ts';
import { mayRedirectToLogin, resetLoginLoop } from './end-session.ts';
import { goToLogin } from './login-challenge.ts';
import { useSession } from './use-session.ts';

/** `waiting`: not known yet, or redirecting to the login. `asking`: the login opens by a click only. */
type RequiredLogin =
  | { readonly state: 'signed-in' | 'waiting' }
  | { readonly state: 'asking'; readonly logIn: () => void };

/**
 * For members' pages: redirects visitors to the login, which leads back here (RT-51, RT-52). `isOpen`: the page is for people who cannot
 * log in too.
 */
export function useRequiredLogin({ isOpen = false } = {}): RequiredLogin {
  const { accounts } = useHosts();
  const { signedIn } = useSession();
  const [halted, setHalted] = useState(false);

  useEffect(() => {
    // The first render matches the server's; the store already knows the session.
    if (isOpen || signedIn || sessionView.getState().signedIn) return;
    if (mayRedirectToLogin(window.sessionStorage)) redirectToLogin(accounts);
    else setHalted(true);
  }, [isOpen, signedIn, accounts]);

  if (isOpen || signedIn) return { state: 'signed-in' };
  if (!halted) return { state: 'waiting' };
  const logIn = () => {
    resetLoginLoop(window.sessionStorage);
    redirectToLogin(accounts);
  };
  return { state: 'asking', logIn };
}

/** Replaces the history entry, because going back to this page would redirect again. */
function redirectToLogin(accountsUrl: string): void {
  goToLogin(loginLink(accountsUrl, window.location.href), (address) => window.location.replace(address));
}
