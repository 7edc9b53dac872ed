import { useHosts } from '@wbn/edition/use-edition.tsx';
import { loginLink, registerLink } from '@wbn/session/account-links.ts';
import { useLocation } from 'react-router-dom';

/** Login and registration on the auth host, each with the way back to this page (RT-52). */
export function useAccountLinks(): { readonly login: string; readonly register: string } {
  const { accounts, site } = useHosts();
  const { pathname, search } = useLocation();
  const here = `${site}${pathname}${search}`;
  return { login: loginLink(accounts, here), register: registerLink(accounts, here) };
}
