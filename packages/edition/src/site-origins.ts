import { network } from './network.ts';

const siteOrigins: ReadonlySet<string> = new Set(network.map((site) => `https://${site.host}`));
const homeOrigin = /^https?:\/\/(?:[a-z0-9-]+\.)*localhost(?::(\d{1,5}))?$/;

export interface OriginRule {
  production: boolean;
  /** URL of this installation's site. */
  siteUrl?: string | undefined;
  /** Origin of the operator's desk, which is no site. */
  deskUrl?: string | undefined;
}

/**
 * Returns a function that tells whether an origin (`https://host:port`) is allowed: a site of the network, the
 * installation's own, or localhost: in development with any port, in production only with the port of the
 * installation's own localhost site.
 */
export function createSiteOriginCheck({
  production,
  siteUrl,
  deskUrl,
}: OriginRule): (origin: string) => boolean {
  const site = siteUrl ? new URL(siteUrl) : undefined;
  const localhostPort = site && homeOrigin.test(site.origin) ? site.port : undefined;
  return (origin) => {
    if (origin === deskUrl) return false;
    if (siteOrigins.has(origin) || origin === site?.origin) return true;
    const home = homeOrigin.exec(origin);
    return (
      home !== null && (!production || (localhostPort !== undefined && (home[1] ?? '') === localhostPort))
    );
  };
}
