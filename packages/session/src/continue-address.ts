import { createSiteOriginCheck } from '@wbn/edition/site-origins.ts';
import { handOffPath } from './hand-off-path.ts';

/**
 * Returns the address to open after the hand-off: `given` when it belongs to the network (decision 23), otherwise the
 * start page of `siteUrl`. In development the sites are those on localhost with the same port.
 */
export function continueAddress(given: string | null | undefined, siteUrl: string): string {
  const home = `${siteUrl}/`;
  if (!given || !URL.canParse(given, home)) return home;
  const address = new URL(given, home);
  const isOurs = createSiteOriginCheck({ production: true, siteUrl });
  const isHandOff = handOffPath.test(address.pathname);
  // A `blob:` address has its site's origin but is no page of it; a user name in an address can disguise the host.
  const isPage = /^https?:$/.test(address.protocol) && address.username === '' && address.password === '';
  return isPage && isOurs(address.origin) && !isHandOff ? address.href : home;
}
