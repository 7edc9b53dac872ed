import { loginLink } from '@wbn/session/account-links.ts';
import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { viewContext } from '../context.ts';

/** Pages of members lead to the login on the auth host, with the way back (RT-51, RT-52). */
export function loader({ context, url }: LoaderFunctionArgs) {
  const { hosts } = context.get(viewContext);
  throw redirect(loginLink(hosts.accounts, `${hosts.site}${url.pathname}${url.search}`), {
    status: 302,
    headers: { 'x-robots-tag': 'noindex' },
  });
}

export default function Member() {
  return null;
}
