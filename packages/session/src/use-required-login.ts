import { useHosts } from '@wbn/edition/use-edition.tsx';
import { useEffect, useState } from 'react';
import { loginLink } from './account-links.ts';
import { sessionView } from './browser-session.ts';
import { allowLogin, mayLeadToLogin } from './end-session.ts';
import { goToLogin } from './login-challenge.ts';
import { useSession } from './use-session.ts';

/** `waiting`: it is not known yet, or the login is on its way. `asking`: only a click leads to the login. */
type RequiredLogin =
  | { readonly state: 'signed-in' | 'waiting' }
  | { readonly state: 'asking'; readonly logIn: () => void };

/** For pages of members: whoever is not signed in is sent to the login, and comes back here (RT-51, RT-52). */
export function useRequiredLogin(): RequiredLogin {
  const { accounts } = useHosts();
  const { signedIn } = useSession();
  const [halted, setHalted] = useState(false);

  useEffect(() => {
    // The first render is the server's; only the store knows who is here.
    if (signedIn || sessionView.getState().signedIn) return;
    if (mayLeadToLogin(window.sessionStorage)) leadToLogin(accounts);
    else setHalted(true);
  }, [signedIn, accounts]);

  if (signedIn) return { state: 'signed-in' };
  if (!halted) return { state: 'waiting' };
  const logIn = () => {
    allowLogin(window.sessionStorage);
    leadToLogin(accounts);
  };
  return { state: 'asking', logIn };
}

/** The page itself would only lead here again: Back goes to the one before it. */
function leadToLogin(accountsUrl: string): void {
  goToLogin(loginLink(accountsUrl, window.location.href), (address) => window.location.replace(address));
}
