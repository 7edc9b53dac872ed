import { handOffPath } from '@wbn/session/hand-off-path.ts';

/** The parameters with which the account host sends staff back to the desk. */
export interface HandOff {
  readonly token: string | null;
  readonly to: string | null;
}

/** Takes the one-time code out of the address, so that it stays in no history; undefined on other pages. */
export function takeHandOff({ location, history } = window): HandOff | undefined {
  if (!handOffPath.test(location.pathname)) return undefined;
  const query = new URLSearchParams(location.search);
  history.replaceState(null, '', location.pathname);
  return { token: query.get('token'), to: query.get('continue') };
}

/** The page to open after the hand-off: only one of the desk itself. */
export function deskAddress(given: string | null, origin: string): string {
  if (!given || !URL.canParse(given, origin)) return '/';
  const address = new URL(given, origin);
  const isOurs = address.origin === origin && address.username === '' && address.password === '';
  return isOurs && !handOffPath.test(address.pathname)
    ? address.pathname + address.search + address.hash
    : '/';
}
