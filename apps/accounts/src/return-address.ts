import { createSiteOriginCheck } from '@wbn/edition/site-origins.ts';

export interface ReturnRule {
  production: boolean;
  siteUrl: string;
  /** Origin of the operator's desk. */
  deskUrl?: string | undefined;
}

/**
 * Returns `continue` when it is a page of a site of the network or of the desk, otherwise the home of the own site. Prevents open redirects
 * to look-alike pages.
 */
export function createReturnAddress({ deskUrl, ...rule }: ReturnRule): (given: unknown) => URL {
  const { siteUrl } = rule;
  const isSite = createSiteOriginCheck({ ...rule, deskUrl });
  const home = new URL(siteUrl);
  return (given) => {
    if (typeof given !== 'string' || !URL.canParse(given)) return home;
    const address = new URL(given);
    // A `blob:` address has the origin of the site that made it but is no page of it.
    const isPage = /^https?:$/.test(address.protocol) && address.username === '' && address.password === '';
    return isPage && (address.origin === deskUrl || isSite(address.origin)) ? address : home;
  };
}
