import { createSiteOriginCheck } from '@wbn/edition/site-origins.ts';
import { handOffPath } from './hand-off-path.ts';

/**
 * Where to go on after the hand-off: to the given address when it is a page of the network (decision 23), else to the start
 * page of `siteUrl`. At home the sites are those on localhost with the same port.
 */
export function continueAddress(given: string | null | undefined, siteUrl: string): string {
  const home = `${siteUrl}/`;
  if (!given || !URL.canParse(given, home)) return home;
  const address = new URL(given, home);
  const isOurs = createSiteOriginCheck({ production: true, siteUrl });
  const isHandOff = handOffPath.test(address.pathname);
  // A `blob:` address has the origin of the site that made it, and is no page of it; a name before the host is nobody's.
  const isPage = /^https?:$/.test(address.protocol) && address.username === '' && address.password === '';
  return isPage && isOurs(address.origin) && !isHandOff ? address.href : home;
}
