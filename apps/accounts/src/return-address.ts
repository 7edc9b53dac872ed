import { createSiteOriginCheck } from '@wbn/edition/site-origins.ts';

export interface ReturnRule {
  production: boolean;
  siteUrl: string;
}

/** Returns `continue` when it is a page of a site of the network, otherwise the home of the own site. Prevents open redirects to look-alike pages. */
export function createReturnAddress({ production, siteUrl }: ReturnRule): (given: unknown) => URL {
  const isSite = createSiteOriginCheck({ production, siteUrl });
  const home = new URL(siteUrl);
  return (given) => {
    if (typeof given !== 'string' || !URL.canParse(given)) return home;
    const address = new URL(given);
    // A `blob:` address has the origin of the site that made it but is no page of it.
    const isPage = /^https?:$/.test(address.protocol) && address.username === '' && address.password === '';
    return isPage && isSite(address.origin) ? address : home;
  };
}
