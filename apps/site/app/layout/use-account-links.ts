import { useHosts } from '@wbn/edition/use-edition.tsx';
import { loginLink, registerLink, securityLink } from '@wbn/session/account-links.ts';
import { useLocation } from 'react-router-dom';

interface AccountLinks {
  readonly login: string;
  readonly register: string;
  readonly security: string;
}

/** Returns links to pages of the auth host that return to this page (RT-52). */
export function useAccountLinks(): AccountLinks {
  const { accounts, site } = useHosts();
  const { pathname, search } = useLocation();
  const here = `${site}${pathname}${search}`;
  return {
    login: loginLink(accounts, here),
    register: registerLink(accounts, here),
    security: securityLink(accounts, here),
  };
}
